import { resolve } from 'node:path';
import type { StoreMap } from '@shop/contracts';
import { PRODUCTION_DRAIN_MS, TrustedProxies, type TrustsProxy } from '@shop/server';
import * as z from 'zod';
import manifest from '../package.json' with { type: 'json' };
import type { StaffFactorMode } from './members/staff-rights.ts';
import {
  type CardPaymentConfig,
  type ChatProviderName,
  type DirectoryConfig,
  type EidConfig,
  type MobilePaymentConfig,
  type ProductDataConfig,
  ProviderVariables,
  readCardPayment,
  readChatProvider,
  readCreditProvider,
  readDirectory,
  readEid,
  readMobilePayment,
  readPickupPoints,
  readProductData,
  readSearchEngine,
  readSmtpUrl,
} from './provider-config.ts';
import type { KeyRing } from './secrets/key-ring.ts';
import { readSecrets } from './secrets/read-secrets.ts';

/** Everything that may differ between installations. Read once at start; available as `services.config`. */
export interface Config {
  /** The release, sent as `Version` with every non-public response [7.1-12]. */
  version: string;
  host: string;
  port: number;
  /** Address of `/metrics` for Prometheus, on a listener of its own; null: none. */
  metrics: { host: string; port: number } | null;
  /** The proxies whose X-Forwarded-For and X-Request-Id are trusted: the shells. */
  trustsProxy: TrustsProxy;
  /** Contract violations of our own responses are errors outside production, log lines in it. */
  production: boolean;
  /** The shop's origin as browsers see it, e.g. `https://www.example.se`; used in e-mails and the Origin check. */
  publicOrigin: string;
  /** Sends the session cookie as `__Host-session; Secure`. Off only for http on a developer's own machine. */
  secureCookies: boolean;
  /** [O7-29] Host of the five asset prefixes; empty means same origin. */
  cdnHost: string;
  /** Unset: the PostgreSQL that comes with the shop is started in `dataDir`. */
  databaseUrl: string | undefined;
  /** Module that adds images and simulators to the api, see `Extension`; absolute path. Null: the api alone. */
  extension: string | null;
  /** Folder of the installation's own files: embedded database, rendered images, copies of e-mails. Absolute. */
  dataDir: string;
  database: { poolSize: number; statementTimeoutMs: number; namedStatements: boolean };
  /** Signs tokens in cookies, URLs and e-mails, and encrypts stored secrets. The same on every instance. */
  secrets: KeyRing;
  /** Handler of card payments: the bundled simulator, a provider, or none. */
  cardPayment: CardPaymentConfig;
  /** Handler of mobile payments: the built-in simulator, Swish, or none [O2.1-07]. */
  mobilePayment: MobilePaymentConfig;
  /** Credit checks for invoices and instalments: the built-in simulator, or none. */
  creditProvider: 'sandbox' | 'off';
  /** Directory of the carriers' pickup points: the built-in simulator, or none: the carrier then chooses the point. */
  pickupPoints: 'sandbox' | 'off';
  /** Directory that fills in a company's name and address: the built-in simulator, a service, or none. */
  companyDirectory: DirectoryConfig;
  /** Directory that suggests streets: the built-in simulator, a service, or none. */
  streetDirectory: DirectoryConfig;
  /** [7.10-01] Provider of official energy labels: the built-in simulator, a service, or none. */
  productData: ProductDataConfig;
  /** What the stores' map is drawn with in browsers [7.10-08], or none: the list alone [O1-10]. */
  map: StoreMap;
  /** [7.10-09] Who answers in the customer-service chat: employees in the hub, or nobody. */
  chatProvider: ChatProviderName;
  /**
   * [7.10-10] An external search engine, for every search or only where a request names it; null: only the shop's
   * own.
   */
  searchEngine: { name: string; url: string; isDefault: boolean } | null;
  /** Provider of e-identification: the built-in simulator, the real BankID, or none [O7-31]. */
  eid: EidConfig;
  /** Whether staff rights need a second factor of every employee, or only of those who have registered one. */
  staffSecondFactor: StaffFactorMode;
  /** Range service of breached passwords, such as `https://api.pwnedpasswords.com/range`; null: no check. */
  passwordBreachUrl: string | null;
  /** Unset: e-mails are written as files to `dataDir/mail`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Cache lifetime of product lists and suggestions without filters; 0: no cache. */
  listCacheSeconds: number;
  /** Limit of carts, and of sessions, created within an hour for one caller without a cookie; 0: unlimited. */
  newVisitorsPerHour: number;
  /** Milliseconds between "not ready" and closing the port, for load balancers to notice. */
  drainMs: number;
  /** Size limit of the folder of rendered images, in mebibytes; instances may share one. */
  imageCacheMb: number;
  /** Responses report in `Server-Timing` the time spent waiting for the database. */
  serverTiming: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

const Switch = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const Port = z.coerce.number().int().min(0).max(65_535);

const Environment = z.object({
  ...ProviderVariables.shape,
  NODE_ENV: z.string().default('development'),
  SHOP_VERSION: z.string().min(1).default(manifest.version),
  API_EXTENSION: z.string().min(1).optional(),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: Port.default(3001),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: Port.optional(),
  TRUSTED_PROXIES: TrustedProxies,
  PUBLIC_ORIGIN: z.url().default('http://localhost:3000'),
  COOKIE_SECURE: Switch.optional(),
  CDN_HOST: z.string().default(''),
  DATABASE_URL: z.string().min(1).optional(),
  DATA_DIR: z.string().default(resolve(import.meta.dirname, '../../.data')),
  PG_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(12),
  PG_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(0).default(10_000),
  /** Must be off behind a transaction-mode pooler such as pgbouncer or RDS Proxy. */
  PG_NAMED_STATEMENTS: Switch.default(true),
  SHOP_SECRETS: z.string().min(1).optional(),
  SHOP_SECRET: z.string().min(1).optional(),
  STAFF_SECOND_FACTOR: z.enum(['required', 'enrolled']).optional(),
  PASSWORD_BREACH_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Pixelhamn <kundservice@pixelhamn.example>'),
  LIST_CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(45),
  DRAIN_MS: z.coerce.number().int().min(0).max(120_000).optional(),
  IMAGE_CACHE_MB: z.coerce.number().int().min(16).max(1_000_000).default(1024),
  NEW_VISITORS_PER_HOUR: z.coerce.number().int().min(0).default(600),
  SERVER_TIMING: Switch.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/**
 * Parses as much of an environment with invalid variables as possible, without these, so that one run reports every
 * problem.
 */
function readable(environment: NodeJS.ProcessEnv): { env: z.output<typeof Environment>; problems: string[] } {
  const result = Environment.safeParse(environment);
  if (result.success) return { env: result.data, problems: [] };
  const wrong = new Set(result.error.issues.map(({ path }) => String(path[0])));
  const rest = Object.fromEntries(Object.entries(environment).filter(([name]) => !wrong.has(name)));
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return { env: Environment.parse(rest), problems };
}

/**
 * Reads the environment. Throws with one line for each invalid or missing variable, so that a bad installation fails
 * at start and not at the first order. On https nothing is simulated, and no e-mail written to a folder, unless that
 * is named. `developmentSecrets` are used when the environment has no keys, which a shop on https refuses.
 */
export function readConfig(environment: NodeJS.ProcessEnv, developmentSecrets: (dataDir: string) => string): Config {
  const { env, problems } = readable(environment);
  const dataDir = resolve(env.DATA_DIR);
  const usesHttps = env.PUBLIC_ORIGIN.startsWith('https:');
  const secrets = readSecrets({
    secrets: env.SHOP_SECRETS,
    secret: env.SHOP_SECRET,
    usesHttps,
    developmentSecrets: () => developmentSecrets(dataDir),
  });
  if (!secrets.ok) problems.push(...secrets.problems);
  const sandboxes = { usesHttps, hasSimulators: env.API_EXTENSION !== undefined };
  const report = (problem: string): void => void problems.push(problem);
  const providers = {
    cardPayment: readCardPayment(env, sandboxes, report),
    mobilePayment: readMobilePayment(env, sandboxes, report),
    creditProvider: readCreditProvider(env, sandboxes, report),
    pickupPoints: readPickupPoints(env, sandboxes, report),
    companyDirectory: readDirectory('COMPANY_DIRECTORY', env, sandboxes, report),
    streetDirectory: readDirectory('STREET_DIRECTORY', env, sandboxes, report),
    productData: readProductData(env, sandboxes, report),
    map: { provider: env.MAPS_PROVIDER, libraries: env.MAPS_LIBRARIES },
    chatProvider: readChatProvider(env, sandboxes),
    searchEngine: readSearchEngine(env, report),
    eid: readEid(env, sandboxes, report),
    smtpUrl: readSmtpUrl(env, usesHttps, report),
  };
  if (!secrets.ok || problems.length > 0) {
    throw new Error(`The shop cannot start with this environment:\n${problems.map((each) => `  ${each}`).join('\n')}`);
  }
  return {
    version: env.SHOP_VERSION,
    host: env.API_HOST,
    port: env.API_PORT,
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    trustsProxy: env.TRUSTED_PROXIES,
    production: env.NODE_ENV === 'production',
    publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
    secureCookies: env.COOKIE_SECURE ?? usesHttps,
    cdnHost: env.CDN_HOST,
    databaseUrl: env.DATABASE_URL,
    extension: env.API_EXTENSION === undefined ? null : resolve(env.API_EXTENSION),
    dataDir,
    database: {
      poolSize: env.PG_POOL_SIZE,
      statementTimeoutMs: env.PG_STATEMENT_TIMEOUT_MS,
      namedStatements: env.PG_NAMED_STATEMENTS,
    },
    secrets: secrets.ring,
    ...providers,
    staffSecondFactor: env.STAFF_SECOND_FACTOR ?? (usesHttps ? 'required' : 'enrolled'),
    passwordBreachUrl: env.PASSWORD_BREACH_URL ?? null,
    mailFrom: env.MAIL_FROM,
    listCacheSeconds: env.LIST_CACHE_SECONDS,
    drainMs: env.DRAIN_MS ?? (env.NODE_ENV === 'production' ? PRODUCTION_DRAIN_MS : 0),
    imageCacheMb: env.IMAGE_CACHE_MB,
    newVisitorsPerHour: env.NEW_VISITORS_PER_HOUR,
    serverTiming: env.SERVER_TIMING,
    logLevel: env.LOG_LEVEL,
  };
}
