/** Whether a value carries a brand of ours as its own property. Also true for what another copy of the package made. */
export function hasBrand(value: unknown, brand: symbol): value is object {
  try {
    return typeof value === "object" && value !== null && Object.hasOwn(value, brand);
  } catch {
    // A revoked proxy.
    return false;
  }
}

/** Sets the brand so that it is not enumerated, copied or turned into JSON. */
export function setBrand(value: object, brand: symbol): void {
  Object.defineProperty(value, brand, { value: true });
}
