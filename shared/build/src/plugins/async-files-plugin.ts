import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compiler } from 'webpack';

const NAME = 'AsyncFilesPlugin';

/** Where the plugin of style sheets keeps the names of its files. */
const MINI_CSS_FILENAME = `${webpack.RuntimeGlobals.require}.miniCssF`;

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
      `const without = new Set(${JSON.stringify(this.chunks((each) => !this.hasScript(each)))});`,
      `const styled = new Set(${JSON.stringify(this.chunks((each) => this.hasSheet(each)))});`,
      // As the loader of styles does: what the document has, is not loaded.
      'const isThere = (href) => document.querySelector(`[data-href="${href}"], link[rel="stylesheet"][href="${href}"]`) !== null;',
      'const filesOf = (id) => {',
      `  const script = without.has(id) ? [] : [${publicPath} + ${getChunkScriptFilename}(id)];`,
      '  if (!styled.has(id)) return script;',
      `  const sheet = ${MINI_CSS_FILENAME}(id);`,
      `  return isThere(sheet) || isThere(${publicPath} + sheet) ? script : [...script, ${publicPath} + sheet];`,
      '};',
      `${ensureChunk} = (...args) => {`,
      '  const listed = self.__SHOP_LISTED__ && filesOf(args[0]).map((file) => self.__SHOP_LISTED__(file)).find(Boolean);',
      '  return listed ? listed.then(() => ensureChunk(...args)) : ensureChunk(...args);',
      '};',
    ].join('\n');
  }

  private chunks(passes: (chunk: Chunk) => boolean): (string | number)[] {
    return [...(this.chunk?.getAllAsyncChunks() ?? [])].flatMap((each) => (passes(each) ? (each.id ?? []) : []));
  }

  /** Chunks of modules that the shell shares have no file that could be waited for. */
  private hasScript(chunk: Chunk): boolean {
    const { chunkGraph } = this;
    return chunkGraph === undefined || webpack.javascript.JavascriptModulesPlugin.chunkHasJs(chunk, chunkGraph);
  }

  private hasSheet(chunk: Chunk): boolean {
    return this.chunkGraph?.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') !== undefined;
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
