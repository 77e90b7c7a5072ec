import { STORED } from '../page/service-worker.ts';
import { escapeHtml } from './escape-html.ts';
import type { StoredPage } from './store-rules.ts';
import { storedTime } from './stored-time.ts';

/** Where the shell begins in every document; what stands before it is never hydrated. */
const SHELL = '<div id="shell">';

/**
 * Style of the notice: inline, since no page that is up to date should load it. Its hash goes into the page's policy.
 */
export const NOTICE_STYLE =
  '.stored-notice{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;justify-content:center;padding:8px 16px;background:#10141a;color:#fff;font:16px/1.5 system-ui,sans-serif}' +
  '.stored-notice button{padding:4px 12px;min-height:32px;border:1px solid #fff;border-radius:6px;background:none;color:#fff;font:inherit;cursor:pointer}' +
  '.stored-notice p,.stored-notice form{margin:0}';

/** What a stored page says about itself. */
export const storedText = (at: number, now: number): string =>
  `Sidan är från ${storedTime(at, now)} – pris och lager kan ha ändrats.`;

/**
 * Fetches the page again, without scripts, too. A form, because the first link of a page is the one that skips to its
 * content.
 */
const again = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'https://shop.invalid');
  const fields = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form action="${escapeHtml(pathname)}">${fields.join('')}<button>Hämta sidan på nytt</button></form>`;
};

/**
 * A stored document with a notice of its age at its top: in the HTML, so that no price is ever shown without it,
 * whether scripts run or not.
 */
export function markStored(html: string, { url, at }: Pick<StoredPage, 'url' | 'at'>, now: number): string {
  const text = storedText(at, now);
  const notice =
    `<style>${NOTICE_STYLE}</style><aside class="stored-notice" aria-label="Sparad sida">` +
    `<p><strong>Sparad sida.</strong> ${text}</p>${again(url)}</aside>`;
  return html.replace('<html ', () => `<html ${STORED}="${text}" `).replace(SHELL, () => `${notice}${SHELL}`);
}

/** A document's policy with the notice's style in it. */
export const policyWith = (policy: string, styleHash: string): string =>
  policy.replace(/style-src (?!-)/, () => `style-src '${styleHash}' `);
