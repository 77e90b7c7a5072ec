/**
 * What `run` resolves with; rejects after so many milliseconds, also when `run` ignores its signal, which is aborted
 * then.
 */
export async function within<Result>(
  timeoutMs: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timedOut = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new DOMException('No response in time.', 'TimeoutError');
    controller.abort(reason);
    timedOut.reject(reason);
  }, timeoutMs);
  try {
    return await Promise.race([run(controller.signal), timedOut.promise]);
  } finally {
    clearTimeout(timer);
  }
}
