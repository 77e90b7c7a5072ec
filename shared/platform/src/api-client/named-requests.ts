/**
 * Creates the abort signals of named requests: starting one aborts the previous one of the same name [7.6-28],
 * [7.6-29].
 */
export const createNamedRequests = (): ((name: string | undefined) => AbortSignal | null) => {
  const running = new Map<string, AbortController>();
  return (name) => {
    if (name === undefined) return null;
    running.get(name)?.abort();
    const controller = new AbortController();
    running.set(name, controller);
    return controller.signal;
  };
};
