import { randomUUID } from 'node:crypto';
import { postCart, postLogin, type CartEvent } from '@shop/contracts';
import { href } from '@shop/contracts/routing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ShellConfig } from '../config.ts';
import { forwardedHeaders } from './forwarded.ts';
import { isForeign } from '../http/is-foreign.ts';
import { sameSitePath } from '../http/same-site-path.ts';

/** Where forms of pages without JavaScript are sent. The words are no routes, so that no page can be shadowed. */
export const CART_FORM_PATH = '/se/varukorg';
export const LOGIN_FORM_PATH = '/se/logga-in';

const number = z
  .string()
  .trim()
  .min(1)
  .transform((text) => Number(text.replace(',', '.')));

/** The fields of a "Köp" form. Price and pass only name the row; the api prices it. */
const CartForm = z.object({
  productId: number.pipe(z.int().positive()),
  quantity: number.pipe(z.int().min(1).max(99)).default(1),
  unitPrice: number.pipe(z.number().nonnegative()),
  pass: z.string().max(400).optional(),
  returnTo: z.string().max(2000).optional(),
});

const LoginForm = z.object({
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
  returnTo: z.string().max(2000).optional(),
});

type Fetch = typeof globalThis.fetch;
const PASSED_ON = ['cookie', 'origin', 'user-agent', 'sec-fetch-site'] as const;

function headersFor(request: FastifyRequest): Headers {
  const headers = new Headers({ ...forwardedHeaders(request), 'Content-Type': 'application/json', Region: 'se' });
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

const fieldsOf = (body: unknown): Record<string, string> =>
  body instanceof URLSearchParams ? Object.fromEntries([...body].filter(([, value]) => value !== '')) : {};

/** The page that a form came from, when it names none itself. */
function returnPath(request: FastifyRequest, wanted: string | undefined): string {
  const { referer } = request.headers;
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  const back = from?.host === request.host ? `${from.pathname}${from.search}` : null;
  return sameSitePath(wanted, sameSitePath(back, href('index')));
}

export interface NoJsFormsOptions {
  config: ShellConfig;
  fetch: Fetch;
}

/** Adding to the cart and logging in by plain forms: each becomes the api's own call, then 303 back to the page. */
export function installNoJsForms(app: FastifyInstance, { config, fetch }: NoJsFormsOptions): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const call = (request: FastifyRequest, path: string, body: unknown) => {
    const headers = headersFor(request);
    headers.set('Idempotency-Key', randomUUID());
    return fetch(`${config.apiOrigin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };

  const goBack = (reply: FastifyReply, answer: Response | null, to: string) => {
    for (const cookie of answer?.headers.getSetCookie() ?? []) reply.header('Set-Cookie', cookie);
    return reply.header('Cache-Control', 'no-store').code(303).header('Location', to).send();
  };

  const withNote = (path: string, note: string) => {
    const url = new URL(path, 'http://shop.invalid');
    url.searchParams.set('fel', note);
    return `${url.pathname}${url.search}${url.hash}`;
  };

  app.post(CART_FORM_PATH, async (request, reply) => {
    if (isForeign(request, config.publicOrigin)) return reply.code(403).send();
    const form = CartForm.safeParse(fieldsOf(request.body));
    const back = returnPath(request, fieldsOf(request.body).returnTo);
    if (!form.success) return goBack(reply, null, withNote(back, 'varukorg'));
    const { productId, quantity, unitPrice, pass } = form.data;
    const event: CartEvent = { method: 'relative', productId, quantity, unitPrice, pass: pass ?? null, extraData: {} };
    const answer = await call(request, postCart.path, { events: [event] }).catch(() => null);
    return goBack(reply, answer, answer?.ok ? back : withNote(back, 'varukorg'));
  });

  // Reading the address, e.g. after a reload, leads to what the form would have changed.
  app.get(CART_FORM_PATH, (_request, reply) => reply.redirect(href('checkout'), 302));

  app.post(LOGIN_FORM_PATH, async (request, reply) => {
    if (isForeign(request, config.publicOrigin)) return reply.code(403).send();
    const form = LoginForm.safeParse(fieldsOf(request.body));
    const back = returnPath(request, fieldsOf(request.body).returnTo);
    if (!form.success) return goBack(reply, null, withNote(back, 'inloggning'));
    const { username, password } = form.data;
    const answer = await call(request, postLogin.path, { username, password }).catch(() => null);
    const note = answer?.status === 429 ? 'forsok-igen' : 'inloggning';
    return goBack(reply, answer, answer?.ok ? back : withNote(back, note));
  });

  app.get(LOGIN_FORM_PATH, (_request, reply) => reply.redirect(href('member.orders'), 302));
}
