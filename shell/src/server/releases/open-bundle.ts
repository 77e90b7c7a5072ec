import { pathToFileURL } from 'node:url';
import type { ReleaseManifest, ServerBundle } from '@shop/contracts/rendering';
import type { OpenBundle } from '@shop/releases';

/** Loads the server bundle of a release. */
export type OpenBundleOf = (file: string, release: Pick<ReleaseManifest, 'name' | 'version'>) => Promise<OpenBundle>;

/**
 * Loads a release's server bundle. Its folder carries its version, so no other release has ever been loaded from there.
 */
export const openBundle: OpenBundleOf = async (file) => {
  const { slots, render } = (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as ServerBundle;
  // Code that a process has loaded stays.
  return { slots, render, close: () => Promise.resolve() };
};
