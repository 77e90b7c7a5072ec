import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ShellConfig } from '../config.ts';

const hashes = new LRUCache<string, string>({ max: 1000 });

/**
 * Hash of an inline script or style attribute for a Content-Security-Policy. Cached, since pages share most of them.
 */
export function cspHash(text: string): string {
  const known = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
  hashes.set(text, known);
  return known;
}

/** Maximum number of hashes; more would make the header too long, and a page with more colours is a mistake. */
const MAX_HASHES = 48;

/**
 * Hashes of style attributes: colours from data (a section's, a splash's) are the only styles that cannot be in a file.
 * The hashes allow exactly these, so the policy needs no 'unsafe-inline'.
 */
export const styleHashes = (values: readonly string[]): string[] =>
  [...new Set(values)].slice(0, MAX_HASHES).map(cspHash);

/** Path to which browsers report policy violations. */
export const REPORTS_PATH = '/rapporter';
const REPORTS_GROUP = 'shop';

/** Trusted Types policies: of the early script, the shell, and the loaders that the build adds to remotes. */
const TRUSTED_TYPES_POLICIES: readonly string[] = ['shop-early', 'shop', 'shell'];

export interface DocumentPolicy {
  config: Pick<
    ShellConfig,
    'cdnOrigin' | 'cardProviderOrigin' | 'productDataOrigin' | 'walletOrigins' | 'publicOrigin'
  >;
  inlineScripts: readonly string[];
  /** Names of the releases that the document loads. */
  remotes: readonly string[];
  /** Hashes of inline style sheets. */
  styleSheetHashes: readonly string[];
  /** Hashes of style attributes. */
  styleHashes: readonly string[];
}

/** Content-Security-Policy of a document: own files, inline scripts by hash, and the frames
 * of the card provider and of the provider of energy labels. */
export function contentSecurityPolicy({
  config,
  inlineScripts,
  remotes,
  styleSheetHashes,
  styleHashes,
}: DocumentPolicy): string {
  const { cdnOrigin, cardProviderOrigin, productDataOrigin, walletOrigins, publicOrigin } = config;
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inlineScripts.map(cspHash)],
    ['style-src', "'self'", ...styleSheetHashes],
    ['style-src-attr', ...(styleHashes.length > 0 ? ["'unsafe-hashes'", ...styleHashes] : ["'none'"])],
    ['img-src', "'self'", 'data:', cdnOrigin],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...walletOrigins],
    ['frame-src', "'self'", cardProviderOrigin, productDataOrigin],
    ['form-action', "'self'", cardProviderOrigin],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...TRUSTED_TYPES_POLICIES, ...remotes],
    ...(publicOrigin.startsWith('https:') ? [['upgrade-insecure-requests']] : []),
    ['report-uri', REPORTS_PATH],
    ['report-to', REPORTS_GROUP],
  ];
  return directives.map((parts) => parts.filter((part) => part !== '').join(' ')).join('; ');
}

/** Policy for responses that are no documents and contain nothing executable. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

const TWO_YEARS_SECONDS = 63_072_000;

/** Permissions-Policy: only geolocation for the store finder and payment for the card provider. */
const permissions = (cardProviderOrigin: string): string =>
  [
    ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'usb'].map(
      (name) => `${name}=()`,
    ),
    'geolocation=(self)',
    `payment=(self "${cardProviderOrigin}")`,
  ].join(', ');

/** Paths that other sites may embed: images in e-mails and link previews. */
const EMBEDDABLE = /^\/(?:images|img|files|api\/(?:dynimg|avatar))\//;

/** Cross-Origin-Resource-Policy by path. */
export const resourcePolicy = (url: string): 'same-origin' | 'cross-origin' =>
  EMBEDDABLE.test(url) ? 'cross-origin' : 'same-origin';

/**
 * Headers of every response; documents replace the policy by their own, and files do without some
 * (`removeDocumentHeaders`).
 */
export const commonHeaders = ({
  publicOrigin,
  cardProviderOrigin,
}: Pick<ShellConfig, 'publicOrigin' | 'cardProviderOrigin'>): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': NOTHING_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions(cardProviderOrigin),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
  ...(publicOrigin.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
  }),
});

/** Images, which the api serves. Downloads are not among them, which a browser opens as documents. */
const IMAGE = /^\/(?:images|img|api\/(?:dynimg|avatar))\//;

export const isImage = (url: string): boolean => IMAGE.test(url);

/** What says nothing about a file. A page has dozens of them, for each of which this was 300 bytes. */
const NOT_OF_FILES = ['Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy', 'X-Frame-Options'];

/**
 * Removes the headers that are for documents alone. Called by what sends files, not by path: a page that tells that
 * there is no such file is a document.
 */
export function removeDocumentHeaders(reply: FastifyReply): void {
  for (const name of NOT_OF_FILES) reply.removeHeader(name);
}

/**
 * Headers of documents, beside their Content-Security-Policy. Scripts without a hash are reported, not yet blocked
 * (decision 015).
 */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  'Reporting-Endpoints': `${REPORTS_GROUP}="${REPORTS_PATH}"`,
  'Integrity-Policy-Report-Only': `blocked-destinations=(script), endpoints=(${REPORTS_GROUP})`,
};
