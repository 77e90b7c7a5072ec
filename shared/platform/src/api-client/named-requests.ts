/** Requests of one name replace each other: starting one aborts the one before [7.6-28], [7.6-29]. */
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
