import type { Integrity } from '@shop/shared/contracts/rendering';

interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy;
}

// Trusted Types are not in every browser yet, nor in TypeScript's library.
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy: ScriptUrlPolicy | undefined = factory?.createPolicy('shop-federation', { createScriptURL: (url) => url });

/** A script that runs only if it is what the release promised. No `crossorigin`: it would be loaded a second time after its preload. */
export const createScriptElement = (url: string, integrity: Integrity): HTMLScriptElement => {
  const script = document.createElement('script');
  script.async = true;
  script.integrity = integrity;
  script.src = (policy?.createScriptURL(url) ?? url) as string;
  return script;
};
