import type { Integrity } from '@shop/contracts/rendering';
import { trustedScriptUrl } from '../trusted.ts';

/**
 * A script that runs only if it is what the release promised. No `crossorigin`: it would be loaded a second time after
 * its preload.
 */
export const createScriptElement = (url: string, integrity: Integrity): HTMLScriptElement => {
  const script = document.createElement('script');
  script.async = true;
  script.integrity = integrity;
  script.src = trustedScriptUrl(url);
  return script;
};
