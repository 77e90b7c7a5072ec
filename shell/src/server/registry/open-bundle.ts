import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '@shop/shared/contracts/rendering';

/** Loads a release's server bundle. Its folder carries its version, so no other release has ever been loaded from there. */
export const openBundle = (file: string): Promise<ServerBundle> =>
  import(/* webpackIgnore: true */ pathToFileURL(file).href) as Promise<ServerBundle>;
