/** Consecutive failures that open the circuit. */
const FAILURES = 5;
/** Milliseconds that a circuit stays open; then one page tries again. */
const OPEN_MS = 10_000;

interface Circuit {
  failures: number;
  openUntil: number;
}

export interface CircuitBreaker {
  /** True while a slot should be skipped: the browser renders it instead. */
  isOpen(key: string): boolean;
  note(key: string, isOk: boolean): void;
}

/**
 * Creates the circuit breaker of slots. A slot that hangs costs every page its whole deadline, and one that fails
 * wastes work. After `FAILURES` in a row it is skipped for a while; then one page tries it again and decides.
 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  const circuits = new Map<string, Circuit>();
  return {
    isOpen(key) {
      const circuit = circuits.get(key);
      if (!circuit || circuit.failures < FAILURES) return false;
      if (now() < circuit.openUntil) return true;
      // This page tries; the others skip the slot until it has a result.
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
