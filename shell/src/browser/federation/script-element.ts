import type { Integrity } from '@shop/contracts/rendering';
import { trustedScriptUrl } from '../trusted.ts';

/**
 * Script element with the integrity hash of the release. No `crossorigin`, since that would load the file again after
 * its preload.
 */
export const createScriptElement = (url: string, integrity: Integrity): HTMLScriptElement => {
  const script = document.createElement('script');
  script.async = true;
  script.integrity = integrity;
  script.src = trustedScriptUrl(url);
  return script;
};
