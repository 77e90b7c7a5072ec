import { randomUUID } from 'node:crypto';
import { SHOP } from '@shop/contracts/config';
import type { FormAction } from '@shop/contracts/slot-description';
import { href } from '@shop/contracts/routing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ShellConfig } from '../config.ts';
import { isForeign } from '../http/is-foreign.ts';
import { refuse } from '../http/refuse.ts';
import { sameSitePath } from '../http/same-site-path.ts';
import type { ReleaseRegistry } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';
import { visitorOf } from '../visitor/visitor.ts';
import { forwardedHeaders } from './forwarded.ts';
import { wrongFields } from '../../forms/read-fields.ts';
import { bodyOfForm } from './read-form.ts';

type Fetch = typeof globalThis.fetch;
const PASSED_ON = ['cookie', 'origin', 'user-agent', 'sec-fetch-site'] as const;

/** Maximum body in bytes, well above that of any form. */
const BODY_LIMIT = 16_384;
const MAX_PATH_LENGTH = 2000;

/** What the api says of a body that it refuses. */
const Refusal = z.object({ fields: z.record(z.string(), z.unknown()) });

function headersFor(request: FastifyRequest): Headers {
  const headers = new Headers({
    ...forwardedHeaders(request),
    'Content-Type': 'application/json',
    Region: SHOP.region,
    'Idempotency-Key': randomUUID(),
  });
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

const textsOf = (body: unknown): Record<string, string> =>
  body instanceof URLSearchParams ? Object.fromEntries([...body].filter(([, value]) => value !== '')) : {};

/** URL of the page that a form came from, when the form does not name it. */
function returnPath(request: FastifyRequest, wanted: string | undefined): string {
  const { referer } = request.headers;
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  const back = from?.host === request.host ? `${from.pathname}${from.search}` : null;
  return sameSitePath(wanted, sameSitePath(back, href('index')));
}

const withNote = (path: string, note: string): string => {
  const url = new URL(path, 'http://shop.invalid');
  url.searchParams.set('fel', note);
  return `${url.pathname}${url.search}${url.hash}`;
};

/** The form's own fields that the api has named as wrong. */
async function refusedFields({ wrongKey, fields }: FormAction, response: Response | null): Promise<string[]> {
  if (wrongKey === undefined || response?.status !== 422) return [];
  const refused = Refusal.safeParse(await response.json().catch(() => null));
  return Object.keys(fields).filter((name) => refused.data?.fields[name] !== undefined);
}

function withWrongFields(path: string, { wrongKey }: FormAction, wrong: readonly string[]): string {
  if (wrongKey === undefined || wrong.length === 0) return path;
  const url = new URL(path, 'http://shop.invalid');
  url.searchParams.set(wrongKey, wrong.join('.'));
  return `${url.pathname}${url.search}${url.hash}`;
}

const goBack = (reply: FastifyReply, response: Response | null, to: string) => {
  for (const cookie of response?.headers.getSetCookie() ?? []) reply.header('Set-Cookie', cookie);
  return reply.header('Cache-Control', 'no-store').code(303).header('Location', to).send();
};

/** The form that posts to a URL; undefined when no release describes one. */
export const formAt = (url: string, forms: ReadonlyMap<string, FormAction>): FormAction | undefined =>
  forms.get(url.replace(/[?#].*$/, '').slice(`/${SHOP.region}/`.length));

export interface FormActionsOptions {
  config: ShellConfig;
  registry: Pick<ReleaseRegistry, 'current'>;
  fetch: Fetch;
}

/**
 * Handles forms of pages without JavaScript, as the releases describe them: each becomes an api call, then a 303 back
 * to the page. The route table has priority, so that no form can replace a page.
 */
export function installFormActions(app: FastifyInstance, { config, registry, fetch }: FormActionsOptions): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const forms = new WeakMap<FastifyRequest, FormAction>();

  const respond = async (form: FormAction, request: FastifyRequest, reply: FastifyReply) => {
    const texts = textsOf(request.body);
    const { returnTo } = texts;
    const back = returnPath(
      request,
      returnTo === undefined || returnTo.length <= MAX_PATH_LENGTH ? returnTo : undefined,
    );
    const body = bodyOfForm(form, texts);
    if (body === null)
      return goBack(reply, null, withWrongFields(withNote(back, form.note), form, wrongFields(form.fields, texts)));
    const response = await fetch(`${config.apiOrigin}/api/${form.call}`, {
      method: 'POST',
      headers: headersFor(request),
      body: JSON.stringify(body),
    }).catch(() => null);
    if (response?.ok) return goBack(reply, response, form.to ?? back);
    const noted = withNote(back, form.notes?.[String(response?.status)] ?? form.note);
    return goBack(reply, response, withWrongFields(noted, form, await refusedFields(form, response)));
  };

  app.post(`/${SHOP.region}/*`, {
    // Checked before the body is read, so that only forms receive one.
    async onRequest(request, reply) {
      const releases = await registry.current(visitorOf(request.headers, config.secureCookies).group);
      const form = formAt(request.url, siteOf(releases).forms);
      if (!form) return refuse(request, reply, 404);
      if (isForeign(request, config.publicOrigin)) return reply.code(403).send();
      forms.set(request, form);
      return undefined;
    },
    async handler(request, reply) {
      const form = forms.get(request);
      return form ? respond(form, request, reply) : refuse(request, reply, 404);
    },
  });
}
