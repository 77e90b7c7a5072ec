import { OFFLINE_PARTS, offlinePage } from './offline-page.ts';
import type { PageStore } from './page-store.ts';
import { markStored, NOTICE_STYLE, policyWith } from './stored-page.ts';

/** Hash of an inline part for a Content-Security-Policy, without its quotes. */
const cspHash = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

const POLICY = 'content-security-policy';

/** The response to a navigation that no server answers: the stored page, marked as such, or the offline page. */
export async function respondOffline(
  store: Pick<PageStore, 'page' | 'pages'>,
  url: URL,
  now: number,
): Promise<Response> {
  const stored = await store.page(`${url.pathname}${url.search}`);
  if (stored !== null) {
    const { page, response } = stored;
    const headers = new Headers(response.headers);
    headers.set(POLICY, policyWith(headers.get(POLICY) ?? '', await cspHash(NOTICE_STYLE)));
    return new Response(markStored(await response.text(), page, now), { headers });
  }
  const { style, script } = OFFLINE_PARTS;
  const policy = `default-src 'none'; style-src '${await cspHash(style)}'; script-src '${await cspHash(script)}'; base-uri 'none'; form-action 'none'`;
  return new Response(offlinePage(url.pathname, await store.pages(), now), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', [POLICY]: policy },
  });
}
