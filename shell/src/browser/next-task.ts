interface Scheduler {
  yield?: () => Promise<void>;
}

/**
 * Resolves in a later task, so that input and frames go first; soon, where the browser can tell it from other tasks.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
