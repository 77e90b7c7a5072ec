import type { LoggedIn, TestApp } from './index.ts';

/** A page of the hub as its reader's browser gets it; with a form, the page that follows when it is sent. */
export async function openHub(
  shop: TestApp,
  { cookies }: Pick<LoggedIn, 'cookies'>,
  url: string,
  form?: Readonly<Record<string, string>>,
) {
  const response = await shop.app.inject({
    method: form === undefined ? 'GET' : 'POST',
    url,
    cookies: Object.fromEntries(cookies),
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  return { status: response.statusCode, page: response.body, raw: response.rawPayload, headers: response.headers };
}
