import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { SHOP } from '@shop/contracts/config';
import { PRODUCTION_DRAIN_MS, TrustedProxies, type TrustsProxy } from '@shop/server';
import * as z from 'zod';

/** Configuration of the shell server. Read once at start. */
export interface ShellConfig {
  host: string;
  port: number;
  /** Proxies in front whose X-Forwarded-For is trusted. */
  trustsProxy: TrustsProxy;
  /** Origin of the api for this server, without a trailing slash. */
  apiOrigin: string;
  /** Public origin of the shop. */
  publicOrigin: string;
  /** CDN origin of the five asset prefixes; empty for the same origin. */
  cdnOrigin: string;
  /** Host of the classic site and its admin [O2.2-06]; null where there is none. */
  classicHost: string | null;
  /** Contacts for reporting vulnerabilities: mailto, https or tel, in order of preference. */
  securityContacts: readonly string[];
  /** Origin of the card provider's frame. */
  cardProviderOrigin: string;
  /** Origin of the product-data provider's frames; empty without one of another origin. */
  productDataOrigin: string;
  /** Origins from which browsers fetch what describes a wallet; its sheet opens only where the policy names them. */
  walletOrigins: readonly string[];
  /** The session cookie is `__Host-session` when secure, `session` in development over http. */
  secureCookies: boolean;
  /**
   * Folder or `s3://` URL of the releases. Defaults to where a build of the workspace puts them, relative to its root.
   */
  releaseStore: string;
  shellReleaseFile: string;
  /**
   * Origins, as this server reaches them, that `mf-override` may load remotes from, and whether all visitors may. No
   * origin turns it off.
   */
  overrides: { origins: readonly string[]; isPublic: boolean };
  /** Whether remotes render in threads of their own, so that a hanging or leaking remote affects only its own slots. */
  hasFragmentThreads: boolean;
  /** Niceness of the render threads below the main thread: 0 to 19. */
  fragmentNiceness: number;
  /** Whether browsers store pages that were seen, to read offline. Off: whatever is stored is removed. */
  storesPages: boolean;
  /** Whether results for one page may be reused on others for ten seconds. */
  pagesShareWork: boolean;
  /** Request header with the variant by which a CDN stores pages; empty without such a CDN: then no page is public. */
  variantHeader: string;
  /** Token for the details of `/readyz` and for `/metrics`; empty: only requests from this machine. */
  operatorToken: string;
  /**
   * Secret that signs report tokens of pages. The same for all shells of a shop, since page and report may reach
   * different ones.
   */
  reportSecret: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Maximum lag of the event loop in milliseconds, averaged over half a second, before new requests are refused. */
  maxLagMs: number;
  /** Milliseconds between "not ready" and closing the port, for load balancers to notice. */
  drainMs: number;
  /** Deadlines of fragments in milliseconds: the page's own, and all others. */
  deadlines: { page: number; other: number };
  /** Limits per caller and minute, which may be used at once; 0 for no limit. */
  limits: { writesPerMinute: number; rendersPerMinute: number };
  cache: { maxBytes: number; freshSeconds: number; staleSeconds: number };
}

const withScheme = (host: string): string => (host.includes('://') ? host : `https://${host}`);

const Switch = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const Milliseconds = z.coerce.number().int().min(50).max(60_000);
/** One or several contacts, separated by commas; a bare e-mail address becomes a mailto. */
const Contacts = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().replace(/^(?=[^\s:@]+@[^\s:@]+$)/, 'mailto:')))
  .pipe(z.array(z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/)));
const Origin = z.url().transform((text) => new URL(text).origin);

const Origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(z.array(Origin));

/** A host, with or without a scheme; null for none. */
const Host = z
  .string()
  .default('')
  .refine((text) => text === '' || URL.canParse(withScheme(text)), 'is no host')
  .transform((text) => (text === '' ? null : new URL(withScheme(text)).host));

const Environment = z.object({
  SHOP_HOST: z.string().default('127.0.0.1'),
  SHOP_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  TRUSTED_PROXIES: TrustedProxies,
  API_ORIGIN: Origin.default('http://127.0.0.1:3001'),
  PUBLIC_ORIGIN: Origin.default('http://localhost:3000'),
  CDN_HOST: z.string().default(''),
  CLASSIC_HOST: Host,
  CARD_PROVIDER_URL: Origin.default('http://localhost:3002'),
  PRODUCT_DATA_URL: z.union([z.literal(''), Origin]).default(''),
  WALLET_ORIGINS: Origins.default([]),
  SECURITY_CONTACT: Contacts.default([`mailto:${SHOP.company.email}`]),
  COOKIE_SECURE: Switch.optional(),
  RELEASE_STORE: z.string().default(resolve('.cache/releases')),
  OVERRIDE_ORIGINS: Origins.default([]),
  FRAGMENT_THREADS: Switch.default(true),
  FRAGMENT_NICENESS: z.coerce.number().int().min(0).max(19).default(0),
  STORED_PAGES: Switch.default(true),
  PAGES_SHARE_WORK: Switch.default(true),
  OVERRIDE_FOR: z.enum(['employees', 'everybody']).default('employees'),
  CDN_VARIANT_HEADER: z
    .string()
    .regex(/^(?:[a-zA-Z][\w-]*)?$/)
    .toLowerCase()
    .default(''),
  OPERATOR_TOKEN: z.union([z.literal(''), z.string().min(32)]).default(''),
  REPORT_SECRET: z
    .string()
    .min(32)
    .default(() => randomBytes(32).toString('base64url')),
  SHELL_RELEASE_FILE: z.string().default(resolve('shell/dist/release.json')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
  DRAIN_MS: z.coerce.number().int().min(0).max(120_000).optional(),
  PAGE_DEADLINE_MS: Milliseconds.default(3000),
  FRAGMENT_DEADLINE_MS: Milliseconds.default(1000),
  MAX_LAG_MS: Milliseconds.default(500),
  WRITES_PER_MINUTE: z.coerce.number().int().min(0).default(600),
  RENDERS_PER_MINUTE: z.coerce.number().int().min(0).default(600),
  PAGE_CACHE_MB: z.coerce.number().min(0).max(4096).default(64),
});

const cdnOrigin = (host: string) => (host === '' ? '' : new URL(withScheme(host)).origin);

/** Parses the environment. Throws with one line per invalid variable, so that a wrong configuration fails at start. */
export function readConfig(environment: NodeJS.ProcessEnv): ShellConfig {
  const result = Environment.safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These environment variables are wrong:\n${lines.join('\n')}`);
  }
  const env = result.data;
  return {
    host: env.SHOP_HOST,
    port: env.SHOP_PORT,
    trustsProxy: env.TRUSTED_PROXIES,
    apiOrigin: env.API_ORIGIN,
    publicOrigin: env.PUBLIC_ORIGIN,
    cdnOrigin: cdnOrigin(env.CDN_HOST),
    classicHost: env.CLASSIC_HOST,
    securityContacts: env.SECURITY_CONTACT,
    cardProviderOrigin: env.CARD_PROVIDER_URL,
    productDataOrigin: env.PRODUCT_DATA_URL,
    walletOrigins: env.WALLET_ORIGINS,
    secureCookies: env.COOKIE_SECURE ?? env.PUBLIC_ORIGIN.startsWith('https:'),
    releaseStore: env.RELEASE_STORE,
    hasFragmentThreads: env.FRAGMENT_THREADS,
    fragmentNiceness: env.FRAGMENT_NICENESS,
    storesPages: env.STORED_PAGES,
    pagesShareWork: env.PAGES_SHARE_WORK,
    overrides: { origins: env.OVERRIDE_ORIGINS, isPublic: env.OVERRIDE_FOR === 'everybody' },
    shellReleaseFile: env.SHELL_RELEASE_FILE,
    variantHeader: env.CDN_VARIANT_HEADER,
    operatorToken: env.OPERATOR_TOKEN,
    reportSecret: env.REPORT_SECRET,
    logLevel: env.LOG_LEVEL,
    drainMs: env.DRAIN_MS ?? (env.NODE_ENV === 'production' ? PRODUCTION_DRAIN_MS : 0),
    deadlines: { page: env.PAGE_DEADLINE_MS, other: env.FRAGMENT_DEADLINE_MS },
    maxLagMs: env.MAX_LAG_MS,
    limits: { writesPerMinute: env.WRITES_PER_MINUTE, rendersPerMinute: env.RENDERS_PER_MINUTE },
    cache: { maxBytes: env.PAGE_CACHE_MB * 1024 * 1024, freshSeconds: 30, staleSeconds: 300 },
  };
}
