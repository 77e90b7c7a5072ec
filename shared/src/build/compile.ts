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

/** Compiles again on every change and calls back after each success; errors are written and waited out. Returns how to stop. */
export const watch = (configurations: Configuration[], onBuilt: () => Promise<void>): (() => Promise<void>) => {
  const compiler = webpack(Object.assign(configurations, { parallelism: 1 }));
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      process.stderr.write(`${error ? String(error) : stats ? report(stats) : 'no answer'}\n`);
      return;
    }
    onBuilt().catch((failure: unknown) => process.stderr.write(`${String(failure)}\n`));
  });
  return () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve())));
};
