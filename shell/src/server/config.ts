import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { SHOP } from '@shop/contracts/config';
import { PRODUCTION_DRAIN_MS, TrustedProxies, type TrustsProxy } from '@shop/server';
import * as z from 'zod';

/** Everything that may differ between installations of the shell server. Read once at start. */
export interface ShellConfig {
  host: string;
  port: number;
  /** Which servers in front may say from where a request comes. */
  trustsProxy: TrustsProxy;
  /** The api as this server reaches it, without a slash at the end. */
  apiOrigin: string;
  /** The shop as browsers and search engines know it. */
  publicOrigin: string;
  /** Origin of the five asset prefixes when they lie on a CDN; empty for the same origin. */
  cdnOrigin: string;
  /** Where a hole in the shop may be reported: mailto, https or tel, in order of preference. */
  securityContacts: readonly string[];
  /** Where the card provider's frame comes from. */
  cardProviderOrigin: string;
  /** The session cookie is `__Host-session` when secure, `session` on a developer's http. */
  secureCookies: boolean;
  /**
   * Folder or `s3://` address of the releases. Both default to where a build of the workspace leaves them, seen from
   * its root.
   */
  releaseStore: string;
  shellReleaseFile: string;
  /**
   * Where remotes may be taken from by `mf-override`, as this server reaches them, and by whom. No origin turns it off.
   */
  overrides: { origins: readonly string[]; isPublic: boolean };
  /** Remotes draw their fragments in threads of their own: what hangs or eats memory costs its slots only. */
  hasFragmentThreads: boolean;
  /** How far the threads that draw stand back behind the one that takes requests: 0 to 19. */
  fragmentNiceness: number;
  /** What was asked and drawn for one page may stand on others for ten seconds. */
  pagesShareWork: boolean;
  /**
   * Request header in which a CDN in front says by which variant it stores a page; empty where none does: then no page
   * is public.
   */
  variantHeader: string;
  /** Whoever knows it is shown the details of `/readyz`, and `/metrics`; empty where only this machine itself is. */
  operatorToken: string;
  /**
   * Signs what pages are given for their error reports. All shells of a shop need the same one: pages and reports may
   * reach different ones.
   */
  reportSecret: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** How far the event loop may lag, in milliseconds on average over half a second, before new work is refused. */
  maxLagMs: number;
  /** Milliseconds between "not ready" and closing the port, for load balancers to notice. */
  drainMs: number;
  /** Milliseconds that a fragment may take: the page itself, and every other one. */
  deadlines: { page: number; other: number };
  /** What one caller may have within a minute, and at once after a quiet one; 0 for no limit. */
  limits: { writesPerMinute: number; rendersPerMinute: number };
  cache: { maxBytes: number; freshSeconds: number; staleSeconds: number };
}

const Switch = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const Milliseconds = z.coerce.number().int().min(50).max(60_000);
/** One or several, separated by commas; an address alone means mail. */
const Contacts = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().replace(/^(?=[^\s:@]+@[^\s:@]+$)/, 'mailto:')))
  .pipe(z.array(z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/)));
const Origin = z.url().transform((text) => new URL(text).origin);

const Origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(z.array(Origin));

const Environment = z.object({
  SHOP_HOST: z.string().default('127.0.0.1'),
  SHOP_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  TRUSTED_PROXIES: TrustedProxies,
  API_ORIGIN: Origin.default('http://127.0.0.1:3001'),
  PUBLIC_ORIGIN: Origin.default('http://localhost:3000'),
  CDN_HOST: z.string().default(''),
  CARD_PROVIDER_URL: Origin.default('http://localhost:3002'),
  SECURITY_CONTACT: Contacts.default([`mailto:${SHOP.company.email}`]),
  COOKIE_SECURE: Switch.optional(),
  RELEASE_STORE: z.string().default(resolve('.cache/releases')),
  OVERRIDE_ORIGINS: Origins.default([]),
  FRAGMENT_THREADS: Switch.default(true),
  FRAGMENT_NICENESS: z.coerce.number().int().min(0).max(19).default(0),
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

const cdnOrigin = (host: string) =>
  host === '' ? '' : new URL(host.includes('://') ? host : `https://${host}`).origin;

/** Reads the environment. Throws with one line per wrong variable, so that a bad installation fails at start. */
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
    securityContacts: env.SECURITY_CONTACT,
    cardProviderOrigin: env.CARD_PROVIDER_URL,
    secureCookies: env.COOKIE_SECURE ?? env.PUBLIC_ORIGIN.startsWith('https:'),
    releaseStore: env.RELEASE_STORE,
    hasFragmentThreads: env.FRAGMENT_THREADS,
    fragmentNiceness: env.FRAGMENT_NICENESS,
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
