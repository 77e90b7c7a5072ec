import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What can be another with other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const expectNone = async (axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(found).toEqual([]);
};

/** No violation of WCAG 2.2 AA or axe's best practices on the page in its current state. */
export const expectAccessible = (page: Page): Promise<void> => expectNone(new AxeBuilder({ page }).withTags(RULES));

/** The same for a page that has been checked before, in another mode. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNone(new AxeBuilder({ page }).withRules(COLOUR_RULES));

/** The page in both colour modes; it is left in the light one. */
export const expectGood = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light' });
};
