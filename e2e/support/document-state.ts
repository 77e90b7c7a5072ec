import type { DocumentState } from '@shop/contracts/rendering';
import type { Page } from '@playwright/test';

/** The state of the current page's document for this browser. Fetched again: a running page has removed its own. */
export async function documentState(page: Page): Promise<DocumentState> {
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  return JSON.parse(/id="shop-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as DocumentState;
}
