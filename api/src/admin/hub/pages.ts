import type { ResponseOf } from '@shop/contracts';
import type { getAdminMember, getAdminProduct } from '@shop/contracts/api/admin';
import { type Cell, facts, table } from './blocks.ts';
import { amount, time, yesNo } from './formats.ts';
import { html, type Html } from './html.ts';
import type { HubList } from './lists.ts';

const PAGE_SIZE = 50;

export interface ListView {
  readonly rows: readonly unknown[];
  readonly total: number;
  readonly page: number;
  readonly search: string;
}

const search = ({ slug, title }: HubList<never>, typed: string): Html =>
  html`<form role="search" action="/admin/${slug}">
    <label for="sok">Sök i ${title.toLowerCase()}</label>
    <input id="sok" type="search" name="search" value="${typed}" maxlength="100" /><button type="submit">Sök</button>
  </form>`;

const pager = ({ slug }: HubList<never>, { total, page, search: typed }: ListView): Html | null => {
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages < 2) return null;
  const to = (target: number, label: string): Html | null =>
    target < 1 || target > pages
      ? null
      : html`<a href="/admin/${slug}?page=${target}&amp;search=${encodeURIComponent(typed)}">${label}</a>`;
  return html`<nav class="pager" aria-label="Sidor">
    ${to(page - 1, 'Föregående')}<span>Sida ${page} av ${pages}</span>${to(page + 1, 'Nästa')}
  </nav>`;
};

/** A list with its search and its pages. The api has checked the rows against the list's own contract. */
export function listPage(list: HubList<never>, view: ListView): Html {
  const columns = list.columns as HubList<unknown>['columns'];
  const rows = view.rows.map((row) =>
    columns.map(({ text, href }): Cell => ({ text: text(row), ...(href && { href: href(row) }) })),
  );
  const found = html`<p aria-live="polite">${view.total === 1 ? '1 träff' : `${view.total} träffar`}</p>
    ${
      rows.length === 0
        ? html`<p>Inget att visa.</p>`
        : table(
            list.title,
            columns.map(({ label }) => label),
            rows,
          )
    }${pager(list, view)}`;
  return html`<p>${list.intro}</p>
    ${list.isSearchable ? search(list, view.search) : null}
    ${list.isLive === true ? html`<div data-live="">${found}</div>` : found}`;
}

type Product = ResponseOf<typeof getAdminProduct>['data']['product'];

/** A read-only product. */
export const productPage = (product: Product): Html =>
  html`<p><a href="/se/product/${product.id}">Visa i butiken</a></p>
    ${facts([
      ['Id', product.id],
      ['Artikelnummer', product.articleNumber],
      ['Pris', amount(product.price)],
      ['Ordinarie pris', product.regularPrice === null ? '–' : amount(product.regularPrice)],
      ['Lägsta pris på 30 dagar', product.lowestPrice === null ? '–' : amount(product.lowestPrice)],
      ['Lager', product.stock],
      ['I listor', yesNo(product.isListed)],
      ['Utgången', yesNo(product.isDiscontinued)],
    ])}${table(
      'Lager per plats',
      ['Plats', 'Antal'],
      Object.entries(product.stockByPlace).map(([place, units]) => [{ text: place }, { text: units }]),
    )}${table(
      'Prishistorik',
      ['Från', 'Pris'],
      product.priceHistory.map(({ price, validFrom }) => [{ text: time(validFrom) }, { text: amount(price) }]),
    )}`;

type Member = ResponseOf<typeof getAdminMember>['data']['member'];

const action = (path: string, label: string): Html =>
  html`<form method="post" action="${path}"><button type="submit">${label}</button></form>`;

/** One member, with the employee's actions on sessions and factors; those of admins are shown to admins alone. */
export const memberPage = (member: Member, { isAdmin, note }: { isAdmin: boolean; note: Html | null }): Html => {
  const path = `/admin/member/${member.id}`;
  const isStaff = member.isEmployee || member.isAdmin;
  return html`${note}${facts([
      ['Användarnamn', member.username],
      ['Namn', `${member.firstName} ${member.lastName}`],
      ['E-post', member.email],
      ['Företag', member.companyName ?? '–'],
      ['Roll', member.isAdmin ? 'Administratör' : member.isEmployee ? 'Anställd' : 'Kund'],
      ['Nivå', member.rankLevel],
      ['Beställningar', member.orders],
      ['Medlem sedan', time(member.createdAt)],
    ])}
    <div class="actions">
      ${action(`${path}/sessions`, 'Logga ut medlemmen överallt')}
      ${isAdmin && isStaff ? action(`${path}/enrolment`, 'Skapa inskrivningskod') : null}
      ${isAdmin && isStaff ? action(`${path}/factors`, 'Nollställ tvåstegsinloggningen') : null}
    </div>`;
};

export interface Figure {
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

/** The first page: counters of pending work, and all lists. */
export const homePage = (figures: readonly Figure[], lists: readonly HubList<never>[]): Html =>
  html`<ul class="figures" role="list">
      ${figures.map(
        ({ label, count, href }) =>
          html`<li>
            <a href="${href}"><b>${count}</b> ${label}</a>
          </li>`,
      )}
    </ul>
    <ul class="tiles" role="list">
      ${lists.map(
        ({ slug, title, intro }) =>
          html`<li>
            <h2><a href="/admin/${slug}">${title}</a></h2>
            <p>${intro}</p>
          </li>`,
      )}
    </ul>`;

/** [O6-03] Requests a fresh login by the shop's own form for pages without script, which redirects back. */
export const loginPage = (path: string): Html =>
  html`<p>Din senaste inloggning är för gammal för den här sidan. Logga in igen för att fortsätta.</p>
    <form class="login" method="post" action="/se/logga-in">
      <input type="hidden" name="returnTo" value="${path}" /> <label for="namn">Användarnamn eller e-post</label
      ><input id="namn" name="username" autocomplete="username" required /> <label for="losen">Lösenord</label
      ><input id="losen" name="password" type="password" autocomplete="current-password" required />
      <button type="submit">Logga in</button>
    </form>`;
