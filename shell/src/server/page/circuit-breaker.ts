/** So many failures in a row, and nobody waits for the slot any more … */
const FAILURES = 5;
/** … for so long; then one page tries again. */
const OPEN_MS = 10_000;

interface Circuit {
  failures: number;
  openUntil: number;
}

export interface CircuitBreaker {
  /** True while a slot is not worth waiting for: the browser draws it instead. */
  isOpen(key: string): boolean;
  note(key: string, isOk: boolean): void;
}

/**
 * A slot that hangs costs every page its whole deadline, and one that fails costs work for nothing. After some failures
 * in a row it is left out for a while; the first page after that tries it again and decides.
 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  const circuits = new Map<string, Circuit>();
  return {
    isOpen(key) {
      const circuit = circuits.get(key);
      if (!circuit || circuit.failures < FAILURES) return false;
      if (now() < circuit.openUntil) return true;
      // This one page tries; the others go on without until it has an answer.
      circuit.openUntil = now() + OPEN_MS;
      return false;
    },
    note(key, isOk) {
      if (isOk) {
        circuits.delete(key);
        return;
      }
      const failures = (circuits.get(key)?.failures ?? 0) + 1;
      circuits.set(key, { failures, openUntil: now() + OPEN_MS });
    },
  };
}
