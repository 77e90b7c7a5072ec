import type { DocumentState } from '@shop/contracts/rendering';
import type { Page } from '@playwright/test';

/** What the shop says to this browser about the page that it shows. Fetched anew: a page that runs has taken its own out of the document. */
export async function documentState(page: Page): Promise<DocumentState> {
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  return JSON.parse(/id="shop-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as DocumentState;
}
