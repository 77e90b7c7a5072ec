import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compiler } from 'webpack';

const NAME = 'AsyncFilesPlugin';

class PathnameRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    // After the module that finds the public path out.
    super('public path as pathname', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { publicPath } = webpack.RuntimeGlobals;
    return `if (${publicPath}.indexOf(location.origin + '/') === 0) ${publicPath} = ${publicPath}.slice(location.origin.length);`;
  }
}

/**
 * A document lists only the hashes that its page needs. For any other chunk the loader of releases defines
 * `__SHOP_LISTED__(url)`: a promise until it knows the hashes of the release, undefined when it does.
 */
class ListedChunksRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    // After all that define or wrap the function.
    super('chunks whose hash is known', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { ensureChunk, getChunkScriptFilename, publicPath } = webpack.RuntimeGlobals;
    return [
      `const ensureChunk = ${ensureChunk};`,
      `const without = new Set(${JSON.stringify(this.chunksWithoutScript())});`,
      `${ensureChunk} = (...args) => {`,
      `  const file = without.has(args[0]) ? null : ${publicPath} + ${getChunkScriptFilename}(args[0]);`,
      '  const listed = file && self.__SHOP_LISTED__?.(file);',
      '  return listed ? listed.then(() => ensureChunk(...args)) : ensureChunk(...args);',
      '};',
    ].join('\n');
  }

  /** Chunks of modules that the shell shares have no file that could be waited for. */
  private chunksWithoutScript(): (string | number)[] {
    const { chunk, chunkGraph } = this;
    const hasScript = (each: Chunk): boolean =>
      chunkGraph === undefined || webpack.javascript.JavascriptModulesPlugin.chunkHasJs(each, chunkGraph);
    return [...(chunk?.getAllAsyncChunks() ?? [])].flatMap((each) => (hasScript(each) ? [] : (each.id ?? [])));
  }
}

/** The loader of releases defines `__SHOP_INTEGRITY__(url)`: it returns the hash of a file or throws. */
const integrityOf = (url: string): string => `self.__SHOP_INTEGRITY__(${url})`;

/**
 * Files that a release loads itself (deferred chunks and styles): their URLs are the same as in the document, so that
 * none is loaded twice, and none is run without its hash.
 */
export class AsyncFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.publicPath)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new PathnameRuntimeModule()));
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.ensureChunk).tap(NAME, (chunk, needs) => {
        needs.add(webpack.RuntimeGlobals.getChunkScriptFilename).add(webpack.RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new ListedChunksRuntimeModule());
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nscript.integrity = ${integrityOf('url')};`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, names) => `${source}\n${names.tag}.integrity = ${integrityOf(names.href)};`,
      );
    });
  }
}
