const originals = new Map<string, PropertyDescriptor | undefined>();

/** Gives a global variable another value until `restoreGlobals`, also one that did not exist. */
export function stubGlobal(name: string, value: unknown): void {
  if (!originals.has(name)) originals.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true });
}

/** Undoes every `stubGlobal` of the test file. */
export function restoreGlobals(): void {
  for (const [name, descriptor] of originals) {
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, descriptor);
  }
  originals.clear();
}
