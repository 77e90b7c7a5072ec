import webpack, { type Configuration, type MultiStats } from 'webpack';

const report = (stats: MultiStats): string => stats.toString({ preset: 'errors-warnings', colors: false });

/** Compiles once, one configuration after the other. Rejects with the compiler's own words. */
export const compile = (configurations: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(Object.assign(configurations, { parallelism: 1 }));
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else if (!stats || stats.hasErrors()) reject(new Error(stats ? report(stats) : 'The compiler gave no answer'));
        else {
          if (stats.hasWarnings()) process.stderr.write(`${report(stats)}\n`);
          resolve();
        }
      });
    });
  });

const complain = (problem: unknown): void => void process.stderr.write(`${String(problem)}\n`);

/**
 * Compiles after every change and calls back after each success; errors are printed. Resolves after the first attempt,
 * successful or not, with the function that stops it.
 */
export const watch = (configurations: Configuration[], onBuilt: () => Promise<void>): Promise<() => Promise<void>> =>
  new Promise((resolve) => {
    const compiler = webpack(Object.assign(configurations, { parallelism: 1 }));
    const attempt = async (error: Error | null, stats: MultiStats | undefined): Promise<void> => {
      if (error) complain(error);
      else if (!stats || stats.hasErrors()) complain(stats ? report(stats) : 'The compiler gave no answer');
      else await onBuilt().catch(complain);
    };
    const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      const stop = (): Promise<void> => new Promise((done) => watching?.close(() => compiler.close(() => done())));
      void attempt(error, stats).then(() => resolve(stop));
    });
  });
