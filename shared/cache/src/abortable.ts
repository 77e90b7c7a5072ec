/** Settles like the promise, or rejects with the signal's reason when that aborts first. The work itself goes on. */
export const abortable = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    const settled = (): void => signal.removeEventListener('abort', abort);
    promise.then(resolve, reject).finally(settled);
    signal.throwIfAborted();
    signal.addEventListener('abort', abort, { once: true });
  });
