interface TrustedPolicy {
  createHTML(html: string): unknown;
  createScript(text: string): unknown;
  createScriptURL(url: string): unknown;
}

type Rules = { [Rule in keyof TrustedPolicy]: (text: string) => string };

interface PolicyFactory {
  createPolicy(name: string, rules: Rules): TrustedPolicy;
}

/** [§3] The only ways in which the shell turns text into something that a browser acts on. */
export const RULES: Rules = {
  /** For DOMPurify alone, which parses with it and returns what is left [O2.16-10]. */
  createHTML: (html) => html,
  /** Data blocks alone: what is not JSON is refused. */
  createScript: (text) => {
    JSON.parse(text);
    return text;
  },
  /** Files that a release lists; each also carries its hash. */
  createScriptURL: (url) => {
    if (!globalThis.__SHOP_INTEGRITY__?.(url)) throw new TypeError(`Refused to load ${url}`);
    return url;
  },
};

// Trusted Types are not in every browser yet, nor in TypeScript's library.
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory?.createPolicy('shop', RULES);

/**
 * The policy under which HTML is sanitised; undefined in browsers without Trusted Types. It trusts any HTML: for
 * DOMPurify alone.
 */
export const htmlPolicy: Pick<TrustedPolicy, 'createHTML' | 'createScriptURL'> | undefined = policy;
export const trustedData = (json: string): string => (policy?.createScript(json) ?? RULES.createScript(json)) as string;
export const trustedScriptUrl = (url: string): string =>
  (policy?.createScriptURL(url) ?? RULES.createScriptURL(url)) as string;
