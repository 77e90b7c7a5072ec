import { CARD_UIS, type CardUi, MAP_LIBRARIES } from '@shop/contracts';
import * as z from 'zod';
import type { DirectoryEndpoint } from './addresses/http-directories.ts';
import type { SwishOptions } from './payments/swish.ts';

export type EidConfig =
  | { provider: 'sandbox' | 'off' }
  /** Files: the client certificate (PKCS #12), and the provider's own root certificate. */
  | { provider: 'bankid'; url: string; certificate: string; passphrase: string; authority: string };

export type MobilePaymentConfig = { provider: 'sandbox' | 'off' } | ({ provider: 'swish' } & SwishOptions);

export type CardPaymentConfig =
  | { provider: 'off' }
  /** The simulator shares a key with the shop that is derived from the shop's own. */
  | ({ provider: 'sandbox'; url: string } & CardMode)
  | ({ provider: 'bambora'; url: string; key: string } & CardMode);

/** The service with the official energy labels. */
export type ProductDataConfig = { provider: 'sandbox' | 'off' } | { provider: 'http'; url: string };

/** A directory of companies or of streets. */
export type DirectoryConfig = { provider: 'sandbox' | 'off' } | ({ provider: 'http' } & DirectoryEndpoint);

/** Who answers in the chat: employees in the hub, at any hour in the sandbox, or nobody: letters alone. */
export type ChatProviderName = 'sandbox' | 'own' | 'off';

interface CardMode {
  /** [7.10-07] How the provider's page is shown; inline when left out [O9-20]. */
  ui?: CardUi;
}

/** The variables that name the shop's outside providers. */
export const ProviderVariables = z.object({
  CARD_PROVIDER: z.enum(['sandbox', 'bambora', 'off']).optional(),
  CARD_PROVIDER_URL: z.url().optional(),
  CARD_PROVIDER_KEY: z.string().min(16).optional(),
  CARD_PROVIDER_UI: z.enum(CARD_UIS).default('inline'),
  MOBILE_PROVIDER: z.enum(['sandbox', 'swish', 'off']).optional(),
  SWISH_URL: z.url().default('https://cpc.getswish.net'),
  SWISH_PAYEE: z
    .string()
    .regex(/^\d{10}$/)
    .optional(),
  SWISH_CERTIFICATE: z.string().min(1).optional(),
  SWISH_PASSPHRASE: z.string().default(''),
  SWISH_AUTHORITY: z.string().min(1).optional(),
  CREDIT_PROVIDER: z.enum(['sandbox', 'off']).optional(),
  SEARCH_ENGINE: z
    .string()
    .regex(/^(?!own$)[a-z][a-z0-9-]{0,39}$/)
    .optional(),
  SEARCH_ENGINE_URL: z.url().optional(),
  EID_PROVIDER: z.enum(['sandbox', 'bankid', 'off']).optional(),
  EID_URL: z.url().default('https://appapi2.bankid.com'),
  EID_CERTIFICATE: z.string().min(1).optional(),
  EID_PASSPHRASE: z.string().default(''),
  EID_AUTHORITY: z.string().min(1).optional(),
  SEARCH_ENGINE_DEFAULT: z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .default(true),
  PICKUP_POINTS: z.enum(['sandbox', 'off']).optional(),
  COMPANY_DIRECTORY: z.enum(['sandbox', 'http', 'off']).optional(),
  COMPANY_DIRECTORY_URL: z.url().optional(),
  COMPANY_DIRECTORY_KEY: z.string().min(1).optional(),
  PRODUCT_DATA_PROVIDER: z.enum(['sandbox', 'http', 'off']).optional(),
  PRODUCT_DATA_URL: z.url().optional(),
  STREET_DIRECTORY: z.enum(['sandbox', 'http', 'off']).optional(),
  STREET_DIRECTORY_URL: z.url().optional(),
  STREET_DIRECTORY_KEY: z.string().min(1).optional(),
  CHAT_PROVIDER: z.enum(['sandbox', 'own', 'off']).optional(),
  MAPS_PROVIDER: z.enum(['own', 'off']).default('own'),
  MAPS_LIBRARIES: z
    .string()
    .default(MAP_LIBRARIES.join(','))
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(MAP_LIBRARIES)).max(MAP_LIBRARIES.length)),
  /** Not MAIL: login shells set that to the user's own mailbox. */
  MAIL_TRANSPORT: z.enum(['smtp', 'files']).optional(),
  SMTP_URL: z.string().min(1).optional(),
});

type Env = z.output<typeof ProviderVariables>;
/**
 * Reports one line about an invalid or missing variable. The values read after a report are not used: the shop does
 * not start.
 */
type Report = (problem: string) => void;

/** Whether an installation may have simulators, and has them. */
interface Sandboxes {
  readonly usesHttps: boolean;
  readonly hasSimulators: boolean;
}

/** On https nothing is simulated unless it is named; elsewhere only where an extension provides simulators. */
const byDefault = ({ usesHttps, hasSimulators }: Sandboxes): 'sandbox' | 'off' =>
  usesHttps || !hasSimulators ? 'off' : 'sandbox';

/** The named provider, or the default one. */
function chosen<Name extends string>(
  variable: string,
  name: Name | undefined,
  sandboxes: Sandboxes,
  report: Report,
): Name | 'sandbox' | 'off' {
  if (name === 'sandbox' && !sandboxes.hasSimulators) {
    report(`${variable} can be sandbox only where API_EXTENSION names a module with simulators.`);
    return 'off';
  }
  return name ?? byDefault(sandboxes);
}

const SANDBOX_URL = 'http://localhost:3002';

/** The simulator accepts test cards, so a shop on https has it only where it is named. */
export function readCardPayment(env: Env, sandboxes: Sandboxes, report: Report): CardPaymentConfig {
  const { CARD_PROVIDER_URL: url, CARD_PROVIDER_KEY: key, CARD_PROVIDER_UI: ui } = env;
  const implied = url?.startsWith('https:') ? 'bambora' : undefined;
  const provider = env.CARD_PROVIDER ?? (sandboxes.usesHttps ? implied : byDefault(sandboxes));
  if (provider === undefined) {
    report('CARD_PROVIDER must be bambora, off, or (to sell for test cards) sandbox when PUBLIC_ORIGIN is https.');
  }
  if (provider === 'sandbox') return { provider, url: url ?? SANDBOX_URL, ui };
  if (provider !== 'bambora') return { provider: 'off' };
  if (url === undefined || !url.startsWith('https:'))
    report('CARD_PROVIDER_URL must be an https address when CARD_PROVIDER is bambora.');
  if (key === undefined) report('CARD_PROVIDER_KEY must be set when CARD_PROVIDER is bambora.');
  return { provider, url: url ?? '', key: key ?? '', ui };
}

/** The simulator approves every payment, so a shop on https has it only where it is named. */
export function readMobilePayment(env: Env, sandboxes: Sandboxes, report: Report): MobilePaymentConfig {
  const provider = chosen('MOBILE_PROVIDER', env.MOBILE_PROVIDER, sandboxes, report);
  if (provider !== 'swish') return { provider };
  const { SWISH_URL: url, SWISH_PAYEE: payee, SWISH_CERTIFICATE: certificate, SWISH_AUTHORITY: authority } = env;
  if (payee === undefined || certificate === undefined || authority === undefined) {
    report('SWISH_PAYEE, SWISH_CERTIFICATE and SWISH_AUTHORITY must be set when MOBILE_PROVIDER is swish.');
    return { provider: 'off' };
  }
  return { provider, url, payee, certificate, passphrase: env.SWISH_PASSPHRASE, authority };
}

/**
 * Who answers in the chat: employees in the hub, in the opening hours, unless a shop with simulators is tried out: its
 * sandbox is the same, and open at any hour.
 */
export const readChatProvider = (env: Env, { usesHttps, hasSimulators }: Sandboxes): ChatProviderName =>
  env.CHAT_PROVIDER ?? (usesHttps || !hasSimulators ? 'own' : 'sandbox');

/** Credit checks for invoices and instalments. */
export const readCreditProvider = (env: Env, sandboxes: Sandboxes, report: Report): 'sandbox' | 'off' =>
  chosen('CREDIT_PROVIDER', env.CREDIT_PROVIDER, sandboxes, report);

/** Directory of the carriers' pickup points. Its simulator knows no real address, so on https it must be named. */
export const readPickupPoints = (env: Env, sandboxes: Sandboxes, report: Report): 'sandbox' | 'off' =>
  chosen('PICKUP_POINTS', env.PICKUP_POINTS, sandboxes, report);

/** Keys and home addresses cross no network in plain text; an adapter on this machine may do without. */
const isPrivateUrl = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

/**
 * The directory of companies or of streets. Simulators know no real address, so on https they must be named; `http` is
 * any service that speaks the protocol of `http-directories.ts`.
 */
export function readDirectory(
  variable: 'COMPANY_DIRECTORY' | 'STREET_DIRECTORY',
  env: Env,
  sandboxes: Sandboxes,
  report: Report,
): DirectoryConfig {
  const provider = chosen(variable, env[variable], sandboxes, report);
  if (provider !== 'http') return { provider };
  const url = env[`${variable}_URL`];
  if (url === undefined || !isPrivateUrl(url)) {
    report(`${variable}_URL must be an https address (or one on this machine) when ${variable} is http.`);
    return { provider: 'off' };
  }
  return { provider, url, key: env[`${variable}_KEY`] ?? null };
}

/** The product-data provider. Its simulator knows no official label, so on https it must be named. */
export function readProductData(env: Env, sandboxes: Sandboxes, report: Report): ProductDataConfig {
  const provider = chosen('PRODUCT_DATA_PROVIDER', env.PRODUCT_DATA_PROVIDER, sandboxes, report);
  if (provider !== 'http') return { provider };
  const url = env.PRODUCT_DATA_URL;
  if (url === undefined || !url.startsWith('https:')) {
    report('PRODUCT_DATA_URL must be an https address when PRODUCT_DATA_PROVIDER is http.');
    return { provider: 'off' };
  }
  return { provider, url };
}

/** An external search engine; null for the shop's own search alone. */
export function readSearchEngine(env: Env, report: Report): { name: string; url: string; isDefault: boolean } | null {
  const { SEARCH_ENGINE: name, SEARCH_ENGINE_URL: url, SEARCH_ENGINE_DEFAULT: isDefault } = env;
  if (name === undefined) return null;
  if (url === undefined) {
    report('SEARCH_ENGINE_URL must be set when SEARCH_ENGINE names a search provider.');
    return null;
  }
  return { name, url, isDefault };
}

/** The simulator signs for any caller, so a shop on https has it only where it is named. */
export function readEid(env: Env, sandboxes: Sandboxes, report: Report): EidConfig {
  const provider = chosen('EID_PROVIDER', env.EID_PROVIDER, sandboxes, report);
  if (provider !== 'bankid') return { provider };
  const { EID_URL: url, EID_CERTIFICATE: certificate, EID_PASSPHRASE: passphrase, EID_AUTHORITY: authority } = env;
  if (certificate === undefined || authority === undefined) {
    report('EID_CERTIFICATE and EID_AUTHORITY must be set when EID_PROVIDER is bankid.');
    return { provider: 'off' };
  }
  return { provider, url, certificate, passphrase, authority };
}

/**
 * URL of the mail server; undefined for files. On https a shopper would wait for e-mails that lie in a folder, so
 * files must be named.
 */
export function readSmtpUrl({ MAIL_TRANSPORT, SMTP_URL }: Env, usesHttps: boolean, report: Report): string | undefined {
  if (MAIL_TRANSPORT === 'files') return undefined;
  if (SMTP_URL === undefined && MAIL_TRANSPORT === 'smtp') report('SMTP_URL must be set when MAIL_TRANSPORT is smtp.');
  else if (SMTP_URL === undefined && usesHttps) {
    report(
      'SMTP_URL must be set when PUBLIC_ORIGIN is https; with MAIL_TRANSPORT=files mails are only written to DATA_DIR/mail.',
    );
  }
  return SMTP_URL;
}
