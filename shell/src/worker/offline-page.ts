import { escapeHtml } from './escape-html.ts';
import type { StoredPage } from './store-rules.ts';
import { storedTime } from './stored-time.ts';

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;background:light-dark(#f6f6f6,#10141a);color:light-dark(#10141a,#f6f6f6);font:17px/1.6 system-ui,sans-serif}' +
  'main{max-width:40rem;margin:0 auto;padding:32px 16px}h1{font-size:1.8rem;line-height:1.2}h2{font-size:1.2rem;margin-top:2rem}' +
  'a{color:light-dark(#2b3ff2,#a9b4ff)}li{margin:8px 0}small{display:block;color:light-dark(#4d5560,#b6bdc7)}' +
  '.again{display:inline-block;padding:10px 20px;border-radius:8px;background:#2b3ff2;color:#fff;text-decoration:none}';

/** Fetches the page as soon as the device is connected again. */
const SCRIPT = "addEventListener('online',()=>location.reload())";

/** Parts of the offline page that its policy names by hash. */
export const OFFLINE_PARTS = { style: STYLE, script: SCRIPT } as const;

/** Maximum number of stored pages on the list. */
const MAX_LISTED = 30;

/** Checkout's path; spelled out, because the route table is larger than the whole worker. */
const CHECKOUT = '/se/checkout';

/** Why the page is not here, by what it is. */
const reasonOf = (path: string): string =>
  path.startsWith(CHECKOUT)
    ? 'Du kan inte betala utan uppkoppling, för då kan vi varken kontrollera pris och lager eller ta emot ordern. Det som ligger i din varukorg finns kvar.'
    : 'Sidan finns inte sparad i den här enheten. Det är bara sidor som du har besökt som sparas, och aldrig personliga sidor som kassan, dina ordrar och Mina sidor.';

const row = ({ url, title, at }: StoredPage, now: number): string =>
  `<li><a href="${escapeHtml(url)}">${title}</a><small>Sparad ${storedTime(at, now)}</small></li>`;

/**
 * The page in place of one that cannot be fetched and is not stored.
 *
 * @param path path of the page that was asked for
 * @param pages stored pages, the oldest first
 */
export function offlinePage(path: string, pages: readonly StoredPage[], now: number): string {
  const isCheckout = path.startsWith(CHECKOUT);
  const title = isCheckout ? 'Kassan kräver uppkoppling' : 'Du är offline';
  const rows = pages.toReversed().slice(0, MAX_LISTED);
  const list =
    rows.length === 0
      ? '<p>Det finns inga sparade sidor än.</p>'
      : `<h2>Sidor som du har sett</h2><p>Pris och lager kan ha ändrats sedan de sparades.</p><ul>${rows.map((page) => row(page, now)).join('')}</ul>`;
  return (
    '<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>` +
    `<h1>${title}</h1><p>${reasonOf(path)}</p><p><a class="again" href="">Försök igen</a></p>` +
    `${list}<h2>Varukorgen</h2><p>Det du lägger i varukorgen från en sparad sida sparas här och skickas när du är uppkopplad igen.</p>` +
    `</main><script>${SCRIPT}</script></body></html>`
  );
}
