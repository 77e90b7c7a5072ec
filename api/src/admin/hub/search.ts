import type { ResponseOf } from '@shop/contracts';
import {
  type getAdminSearchTrial,
  postAdminSearchBlock,
  postAdminSearchLink,
  postAdminSynonym,
} from '@shop/contracts/api/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { facts } from './blocks.ts';
import { registerForms } from './form-routes.ts';
import { html, type Html } from './html.ts';
import { idOf, isReadable, type PageParts } from './page-parts.ts';

type Trial = ResponseOf<typeof getAdminSearchTrial>['data'];

const readingOf = ({ found, uncertain, corrected, pages }: Trial): string => {
  if (corrected !== null) return `Rättas till ”${corrected}”`;
  if (uncertain) return 'Visas som en gissning';
  return found === 0 && pages.length === 0 ? 'Hittar inget' : 'Säkra träffar';
};

const links = (rows: readonly { readonly href: string; readonly text: string }[]): Html | string =>
  rows.length === 0
    ? '–'
    : html`<ul role="list">
        ${rows.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)}
      </ul>`;

const trialFacts = (trial: Trial): Html =>
  facts([
    ['Just nu', readingOf(trial)],
    ['Produkter', trial.found],
    ['Först i listan', links(trial.products.map(({ id, name }) => ({ href: `/se/product/${id}`, text: name })))],
    [
      'Sidor',
      links(trial.pages.map(({ title, url }) => ({ href: url.startsWith('/') ? `/se${url}` : url, text: title }))),
    ],
  ]);

const tryForm = (term: string): Html =>
  html`<form role="search" action="/admin/search-try">
    <label for="prova">Pröva en sökning</label
    ><input id="prova" type="search" name="text" value="${term}" maxlength="60" required /><button type="submit">
      Pröva
    </button>
  </form>`;

/** The ways to mend a search: each takes effect within a minute, and shows what it finds now. */
const repairForms = (term: string, path: string): Html =>
  html`<form class="login" method="post" action="${path}/synonym">
      <h2>Samma sak som</h2>
      <label for="samma">Ord eller ord i följd som butiken använder, till exempel ”hörlurar”</label
      ><input id="samma" name="expansion" maxlength="60" required /><button type="submit">Lägg till synonym</button>
    </form>
    <form class="login" method="post" action="${path}/link">
      <h2>Led till en sida</h2>
      <label for="rubrik">Rubrik</label><input id="rubrik" name="title" maxlength="120" required />
      <label for="adress">Adress till en lista, en produkt eller en sida, till exempel /category/12</label
      ><input id="adress" name="url" maxlength="500" required /><button type="submit">Lägg till länk</button>
    </form>
    <form class="login" method="post" action="${path}/block">
      <h2>Visa aldrig som förslag</h2>
      <p>”${term}” föreslås inte för andra. Sökningen går att göra ändå.</p>
      <button type="submit">Spärra</button>
    </form>`;

const pathOf = (term: string): string => `/admin/search-report/${encodeURIComponent(term)}`;

interface View {
  readonly note?: string;
  readonly error?: string;
  readonly status?: number;
}

/** `/admin/search-report/:id`: what one search finds, and how staff mend it without a release [O2.13-06]. */
export async function registerSearchPage(app: FastifyInstance, parts: PageParts): Promise<void> {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { note, error, status = 200 }: View,
  ): Promise<FastifyReply> => {
    const term = idOf(request);
    const query = new URLSearchParams({ text: term });
    const tried = await parts.call<{ data: Trial }>(request, `admin/search-trial?${query}`);
    if (tried.status !== 200) return parts.refuse(request, reply, tried.status, tried.body.code);
    const body = html`${note === undefined ? null : html`<p role="status">${note}</p>`}
    ${error === undefined ? null : html`<p class="alert" role="alert">${error}</p>`}${tryForm(term)}
    ${trialFacts(tried.body.data)}${repairForms(term, pathOf(term))}`;
    return parts.send(request, reply, { title: `Sökning: ${term}`, body, current: 'search-report', status });
  };

  const repair = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { path, payload, done }: { readonly path: string; readonly payload: object; readonly done: string },
  ): Promise<FastifyReply> => {
    const response = await parts.call<{ data: unknown }>(request, path, { method: 'POST', payload });
    const { status, body } = response;
    if (status < 300) return show(request, reply, { note: `${done} Det gäller i butiken inom en minut.` });
    if (status !== 400 && !isReadable(response)) return parts.refuse(request, reply, status, body.code);
    return show(request, reply, { error: Object.values(body.fields ?? {})[0] ?? body.error ?? '', status });
  };

  app.get('/admin/search-report/:id', { schema: { hide: true } }, (request, reply) => show(request, reply, {}));

  app.get<{ Querystring: { text?: string } }>('/admin/search-try', { schema: { hide: true } }, (request, reply) =>
    reply.redirect(pathOf(String(request.query.text ?? '').trim()), 303),
  );

  await registerForms(app, parts.publicOrigin, {
    '/admin/search-report/:id/synonym': (request, reply, field) =>
      repair(request, reply, {
        path: postAdminSynonym.path,
        payload: { term: idOf(request), expansion: field('expansion') },
        done: 'Synonymen är tillagd.',
      }),
    '/admin/search-report/:id/link': (request, reply, field) =>
      repair(request, reply, {
        path: postAdminSearchLink.path,
        payload: {
          kind: 'page',
          title: field('title'),
          keywords: [idOf(request)],
          url: field('url').replace(/^\/se(?=\/)/, ''),
          from: null,
          to: null,
        },
        done: 'Länken är tillagd.',
      }),
    '/admin/search-report/:id/block': (request, reply) =>
      repair(request, reply, {
        path: postAdminSearchBlock.path,
        payload: { word: idOf(request) },
        done: 'Sökningen är spärrad som förslag.',
      }),
  });
}
