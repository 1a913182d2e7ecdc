process.stdout.write("The demo of @di-code/ai comes with the entry points.\n");
