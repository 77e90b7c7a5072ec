import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

/** Scripts and styles that a chunk group needs for first paint, as paths in the release. */
export interface FirstPaintFiles {
  js: string[];
  css: string[];
}

/**
 * File names of one compilation, from which a release's documents are made: beside the browser folder, since it is not
 * public. Not deleted, as a watching compiler does not write unchanged files again.
 */
export const FILES_ASSET = '../files.json';

const NAME = 'ReleasePlugin';

const filesOf = (chunks: Iterable<Chunk>): FirstPaintFiles => {
  const files = [...chunks].flatMap((chunk) => [...chunk.files]);
  const unique = [...new Set(files)].sort();
  return { js: unique.filter((file) => file.endsWith('.js')), css: unique.filter((file) => file.endsWith('.css')) };
};

/** All files that the first entry itself imports: its bootstrap and the shared modules. */
const startChunks = (compilation: Compilation): Chunk[] =>
  [...compilation.entrypoints.values()]
    .slice(0, 1)
    .flatMap((entrypoint) => [entrypoint, ...entrypoint.childrenIterable].flatMap((group) => group.chunks));

const groupChunks = (compilation: Compilation, name: string): Chunk[] => {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`There is no chunk group ${name}`);
  return group.chunks;
};

/** File names of one compilation. */
export interface CompiledFiles {
  entry: string;
  /** Scripts that the entry needs beside it to run. */
  beside: string[];
  start: FirstPaintFiles;
  groups: Record<string, FirstPaintFiles>;
}

/**
 * Records which file is the entry, what it starts, and which files each named chunk group needs for first paint and
 * hydration.
 */
export class ReleasePlugin {
  groups: readonly string[];
  beside: readonly string[];

  /**
   * @param beside files that the release's documents are made of and no module imports: a change of one is a change of
   * the release
   */
  constructor(groups: readonly string[], beside: readonly string[] = []) {
    this.groups = groups;
    this.beside = beside;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.addAll(this.beside);
      // After real content hashes have replaced the provisional ones.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const text = JSON.stringify(this.describe(compilation));
        compilation.emitAsset(FILES_ASSET, new webpack.sources.RawSource(text));
      });
    });
  }

  describe(compilation: Compilation): CompiledFiles {
    const entrypoint = [...compilation.entrypoints.values()][0];
    const entry = (entrypoint && filesOf([entrypoint.getEntrypointChunk()]).js[0]) ?? '';
    return {
      entry,
      beside: filesOf(entrypoint?.chunks ?? []).js.filter((file) => file !== entry),
      start: filesOf(startChunks(compilation)),
      groups: Object.fromEntries(this.groups.map((name) => [name, filesOf(groupChunks(compilation, name))])),
    };
  }
}
