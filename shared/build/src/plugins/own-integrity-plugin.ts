import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const NAME = 'OwnIntegrityPlugin';
/** Of webpack's own object, in the entry: hash by chunk. */
const TABLE = '__webpack_require__.sri';

/**
 * The same algorithm as in the document: a browser reuses a preloaded file only for a script with the very same hash.
 */
const hashOf = (content: string | Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Placeholder in the entry until the chunk is final; as long as a hash, and a different one for each. */
const placeholderOf = (chunk: Chunk): string => hashOf(`the place of ${chunk.id}`);

class HashesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('hashes of deferred chunks', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const deferred = [...(this.chunk?.getAllAsyncChunks() ?? [])];
    return `${TABLE} = ${JSON.stringify(Object.fromEntries(deferred.map((chunk) => [chunk.id, placeholderOf(chunk)])))};`;
  }
}

/** Puts the final hashes in; chunks have been minified and named by then. */
function fillIn(compilation: Compilation): void {
  const hashes = new Map<string, string>();
  const asText = (file: string): string => String(compilation.getAsset(file)?.source.source() ?? '');
  for (const chunk of compilation.chunks) {
    const script = [...chunk.files].find((file) => file.endsWith('.js'));
    if (script && !chunk.hasRuntime()) hashes.set(placeholderOf(chunk), hashOf(asText(script)));
  }
  for (const { name } of compilation.entrypoints.values()) {
    const entry = compilation.entrypoints.get(name ?? '')?.getRuntimeChunk();
    for (const file of entry?.files ?? []) {
      if (!file.endsWith('.js')) continue;
      let text = asText(file);
      for (const [placeholder, hash] of hashes) text = text.replace(placeholder, () => hash);
      compilation.updateAsset(file, new webpack.sources.RawSource(text));
    }
  }
}

/**
 * For the shell, whose files no registry lists: its entry, which the document names with its hash, contains the hash
 * of every deferred script, and a browser runs none that differs.
 */
export class OwnIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) =>
        compilation.addRuntimeModule(chunk, new HashesRuntimeModule()),
      );
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nscript.integrity = ${TABLE}[chunkId];`,
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillIn(compilation));
    });
  }
}
