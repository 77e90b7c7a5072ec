import { matchUrl } from '@shop/contracts/routing';
import { addressKey, scrubUrls } from '@shop/server';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { REPORTS_PATH } from '../http/security-headers.ts';

const BODY_LIMIT = 32 * 1024;
/**
 * Maximum of reports per sender and minute: a page that breaks a policy does so in every browser, and more add nothing.
 */
const MAX_PER_MINUTE = 20;
/** Maximum of all senders together, so that no attacker can fill the log. */
const MAX_PER_MINUTE_TOGETHER = 300;
const MINUTE_MS = 60_000;
const MAX_AT_ONCE = 10;

const Text = z.string().max(4000);
const LongAgo = z.object({
  'csp-report': z.object({
    'effective-directive': Text.optional(),
    'violated-directive': Text.optional(),
    'blocked-uri': Text.optional(),
    'document-uri': Text.optional(),
    'source-file': Text.optional(),
  }),
});
const Now = z
  .array(
    z.object({
      type: Text,
      url: Text.optional(),
      body: z.object({
        effectiveDirective: Text.optional(),
        blockedURL: Text.optional(),
        sourceFile: Text.optional(),
        destination: Text.optional(),
      }),
    }),
  )
  .max(100);

interface Report {
  type: string;
  page: string | null;
  directive: string | null;
  blocked: string | null;
  source: string | null;
}

const FILE = /^\/[\w./-]{1,200}\.(?:js|mjs|css|woff2?|wasm|svg|png|jpe?g|webp|avif)$/;

/**
 * The loggable part of a URL: a file as it is, a page by its route, since paths may contain links to orders; of other
 * sites the origin.
 */
function loggableUrl(url: string | undefined): string | null {
  if (url === undefined) return null;
  if (FILE.test(url)) return url;
  if (!URL.canParse(url)) return scrubUrls(url.slice(0, 60));
  const { origin, pathname, protocol } = new URL(url);
  if (FILE.test(pathname)) return `${origin}${pathname}`;
  const name = matchUrl(pathname).route?.name;
  if (origin === 'null') return protocol;
  return name === undefined ? origin : `${origin} ${name}`;
}

/** Parses both formats that browsers send; empty for invalid bodies. */
export function readReports(body: unknown): Report[] {
  const old = LongAgo.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? null;
    const [page, blocked, source] = [report['document-uri'], report['blocked-uri'], report['source-file']].map(
      loggableUrl,
    );
    return [{ type: 'csp-violation', page: page ?? null, directive, blocked: blocked ?? null, source: source ?? null }];
  }
  const many = Now.safeParse(body);
  if (!many.success) return [];
  return many.data.slice(0, MAX_AT_ONCE).map(({ type, url, body: { effectiveDirective, destination, ...rest } }) => ({
    type,
    page: loggableUrl(url),
    directive: effectiveDirective ?? destination ?? null,
    blocked: loggableUrl(rest.blockedURL),
    source: loggableUrl(rest.sourceFile),
  }));
}

/** Creates the limits of reports per minute, by sender and in total. */
export function createReportLimit(now: () => number): (sender: string) => boolean {
  let endsAt = Number.NEGATIVE_INFINITY;
  let together = 0;
  const bySender = new Map<string, number>();
  return (sender) => {
    if (now() >= endsAt) {
      endsAt = now() + MINUTE_MS;
      together = 0;
      bySender.clear();
    }
    const count = (bySender.get(sender) ?? 0) + 1;
    together += 1;
    if (together <= MAX_PER_MINUTE_TOGETHER) bySender.set(sender, count);
    return count <= MAX_PER_MINUTE && together <= MAX_PER_MINUTE_TOGETHER;
  };
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Logs browsers' reports of policy violations. Needs a scope of its own: it parses bodies as text. */
export function installReports(app: FastifyInstance, now: () => number): void {
  const isAllowed = createReportLimit(now);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.post(REPORTS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    if (!isAllowed(addressKey(request.ip))) return reply.code(429).header('Retry-After', '60').send();
    for (const report of readReports(parse(String(request.body)))) request.log.warn({ report }, 'a policy was broken');
    return reply.code(204).send();
  });
}
