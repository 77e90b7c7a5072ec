import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What can be another with other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const violationsOf = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
};

const expectNone = async (axe: AxeBuilder): Promise<void> => expect(await violationsOf(axe)).toEqual([]);

/** Takes away what lies over content that can be scrolled from under it: the chat's button and bars that stick. */
const takeAwayOverlays = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.ariaLabel?.startsWith('Chatta med oss')) element.style.visibility = 'hidden';
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
    }
  });

const bringBackOverlays = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[style]')) {
      if (element.style.visibility === 'hidden') element.style.removeProperty('visibility');
      if (element.style.position === 'static') element.style.removeProperty('position');
    }
  });

/**
 * No violation of WCAG 2.2 AA or axe's best practices on the page in its current state. What lies half under the chat's
 * button or a bar that sticks axe measures as a small target; it is measured again without them.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const found = await violationsOf(new AxeBuilder({ page }).withTags(RULES));
  const isSmall = (violation: string): boolean => violation.startsWith('target-size');
  expect(found.filter((violation) => !isSmall(violation))).toEqual([]);
  if (!found.some(isSmall)) return;
  await takeAwayOverlays(page);
  await expectNone(new AxeBuilder({ page }).withRules(['target-size']));
  await bringBackOverlays(page);
};

/** The same for a page that has been checked before, in another mode. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNone(new AxeBuilder({ page }).withRules(COLOUR_RULES));

/** For a page with a bar that lies over what is scrolled under it, which axe measures as small targets. */
export const expectGoodUnderBar = async (page: Page): Promise<void> => {
  await expectNone(new AxeBuilder({ page }).withTags(RULES).disableRules(['target-size']));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** The page in both colour modes; it is left in the light one. */
export const expectGood = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light' });
};
