const originals = new Map<string, PropertyDescriptor | undefined>();

/** Sets a global variable, also a new one, until `restoreGlobals`. */
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
