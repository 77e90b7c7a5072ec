import type { Shop } from './shop.ts';

/** npm and the terminal may both hand on one Ctrl-C; only a later one means "now". */
const SAME_CTRL_C_MS = 1000;

/** Keeps the process until it is told to end or a server fails, then stops the shop. Answers the exit code. */
export function untilStopped(shop: Shop): Promise<number> {
  return new Promise((done) => {
    let stoppingSince: number | undefined;
    const stop = (code: number): void => {
      if (stoppingSince !== undefined) {
        if (Date.now() - stoppingSince > SAME_CTRL_C_MS) process.exit(1);
        return;
      }
      stoppingSince = Date.now();
      shop.stop().then(
        () => done(code),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          done(1);
        },
      );
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
    void shop.failed.then((name) => {
      if (stoppingSince === undefined) console.error(`${name} has stopped; see its log in the data folder’s logs.`);
      stop(1);
    });
  });
}
