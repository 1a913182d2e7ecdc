process.stdout.write("The benchmark of @di-code/ai comes with the plan.\n");
