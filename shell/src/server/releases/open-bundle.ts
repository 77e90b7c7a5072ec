import { pathToFileURL } from 'node:url';
import type { ReleaseManifest, ServerBundle } from '@shop/contracts/rendering';
import type { OpenBundle } from '@shop/releases';

/** Loads the server bundle of a release. */
export type OpenBundleOf = (file: string, release: Pick<ReleaseManifest, 'name' | 'version'>) => Promise<OpenBundle>;

/**
 * Loads a release's server bundle. The folder contains the version, so Node's module cache never returns another
 * release.
 */
export const openBundle: OpenBundleOf = async (file) => {
  const { slots, render } = (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as ServerBundle;
  // A process cannot unload code.
  return { slots, render, close: () => Promise.resolve() };
};
