import type { Shop } from './shop.ts';

/** npm and the terminal may both forward the same Ctrl-C; only a later one means "now". */
const SAME_CTRL_C_MS = 1000;

/** Lets the process run until a signal ends it, then stops the shop. Resolves to the exit code. */
export function untilStopped(shop: Shop): Promise<number> {
  return new Promise((done) => {
    let stoppingSince: number | undefined;
    const stop = (): void => {
      if (stoppingSince !== undefined) {
        if (Date.now() - stoppingSince > SAME_CTRL_C_MS) process.exit(1);
        return;
      }
      stoppingSince = Date.now();
      shop.stop().then(
        () => done(0),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          done(1);
        },
      );
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  });
}
