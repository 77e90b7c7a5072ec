/** Tasks that must be done before this instance gets traffic. */
export interface Startup {
  /** Not ready until this has ended, successfully or not. */
  waitFor(work: Promise<unknown>): void;
  readonly isDone: boolean;
}

/** Startup without tasks until they are added. */
export function createStartup(): Startup {
  let underWay = 0;
  return {
    waitFor(work) {
      underWay += 1;
      const end = (): void => {
        underWay -= 1;
      };
      work.then(end, end);
    },
    get isDone() {
      return underWay === 0;
    },
  };
}
