import { SERVICE_WORKER_PATH } from '../page/service-worker.ts';

interface TrustedPolicy {
  createHTML(html: string): unknown;
  createScript(text: string): unknown;
  createScriptURL(url: string): unknown;
}

type Rules = { [Rule in keyof TrustedPolicy]: (text: string) => string };

interface PolicyFactory {
  createPolicy(name: string, rules: Rules): TrustedPolicy;
}

/** Rules of the Trusted Types policy: the only ways to turn text into HTML or script [§3]. */
export const RULES: Rules = {
  /** For DOMPurify alone, which sanitises the result [O2.16-10]. */
  createHTML: (html) => html,
  /** For data blocks: throws unless the text is JSON. */
  createScript: (text) => {
    JSON.parse(text);
    return text;
  },
  /** For files that a release lists; each also has an integrity hash. And for the service worker of this origin. */
  createScriptURL: (url) => {
    if (url !== SERVICE_WORKER_PATH && !globalThis.__SHOP_INTEGRITY__?.(url))
      throw new TypeError(`Refused to load ${url}`);
    return url;
  },
};

// Not all browsers have Trusted Types yet, nor has TypeScript's library.
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory?.createPolicy('shop', RULES);

/** Policy for sanitising HTML; undefined in browsers without Trusted Types. It trusts any HTML: for DOMPurify alone. */
export const htmlPolicy: Pick<TrustedPolicy, 'createHTML' | 'createScriptURL'> | undefined = policy;
export const trustedData = (json: string): string => (policy?.createScript(json) ?? RULES.createScript(json)) as string;
export const trustedScriptUrl = (url: string): string =>
  (policy?.createScriptURL(url) ?? RULES.createScriptURL(url)) as string;
