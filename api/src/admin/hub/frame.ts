import { SHOP } from '@shop/contracts/config';
import { html, type Html } from './html.ts';
import { LISTS, type HubList } from './lists.ts';

export interface Frame {
  readonly title: string;
  readonly body: Html;
  /** The lists that this employee may open; empty before login. */
  readonly lists: readonly HubList<never>[];
  /** The open list. */
  readonly current?: string;
  /** Passkeys need a script. */
  readonly hasScript?: boolean;
  /** A part of it is marked with `data-live`: the hub's other script shows what comes while it is open. */
  readonly isLive?: boolean;
}

export const STYLE_PATH = '/admin/hub.css';
export const LIVE_PATH = '/admin/live.js';

const link = ({ slug, title }: HubList<never>, current: string | undefined): Html =>
  slug === current
    ? html`<li><a href="/admin/${slug}" aria-current="page">${title}</a></li>`
    : html`<li><a href="/admin/${slug}">${title}</a></li>`;

/** A page of the hub [2.1-85], on a background that distinguishes it from the shop [2.1-86]. */
export const frame = ({ title, body, lists, current, isLive = false }: Frame): string =>
  html`<!doctype html>
    <html lang="sv">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${SHOP.brand} admin</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        ${isLive ? html`<script src="${LIVE_PATH}" defer></script>` : null}
      </head>
      <body>
        <a class="skip" href="#innehall">Hoppa till innehållet</a>
        <header>
          <a class="brand" href="/admin/">${SHOP.brand} <b>admin</b></a
          >${lists.length > 0 ? html`<a href="/admin/security">Tvåstegsinloggning</a>` : null}<a href="/se"
            >Till butiken</a
          >
        </header>
        ${
          lists.length > 0
            ? html`<nav aria-label="Admin">
                <ul>
                  ${lists.map((one) => link(one, current))}
                </ul>
              </nav>`
            : null
        }
        <main id="innehall">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;

/** The lists for an employee: those of admins are left out for all others. */
export const listsFor = (isAdmin: boolean): readonly HubList<never>[] =>
  LISTS.filter(({ endpoint }) => isAdmin || endpoint.role !== 'admin');
