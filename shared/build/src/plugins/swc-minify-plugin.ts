import { minify, type JsMinifyOptions } from '@swc/core';
import webpack, { type Compiler } from 'webpack';

const OPTIONS: JsMinifyOptions = {
  compress: { passes: 2, unused: true },
  mangle: true,
  ecma: 2022,
  format: { comments: false },
};

const NAME = 'SwcMinifyPlugin';

/**
 * Makes V8 compile the functions of a file while it downloads, off the main thread, instead of each at its first call:
 * nearly all of a chunk runs when its page hydrates. Other browsers ignore the comment.
 */
const PRECOMPILE = '//# allFunctionsCalledOnLoad\n';

/** Minifies scripts by swc, one after the other (the machine has other work), unchanged ones from webpack's cache. */
export class SwcMinifyPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const cache = compilation.getCache(NAME);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage, additionalAssets: true }, async (assets) => {
        for (const [file, source] of Object.entries(assets).filter(([name]) => /\.m?js$/.test(name))) {
          const item = cache.getItemCache(`${PRECOMPILE}${file}`, cache.getLazyHashedEtag(source));
          const known = await item.getPromise<webpack.sources.Source>();
          const small =
            known ??
            new webpack.sources.RawSource(PRECOMPILE + (await minify(source.source().toString(), OPTIONS)).code);
          if (!known) await item.storePromise(small);
          compilation.updateAsset(file, small, { minimized: true });
        }
      });
    });
  }
}
