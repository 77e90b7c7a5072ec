import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** What `bringAxe` puts there. */
    axe: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What can be another with other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks the frames of other sites too, which payments bring. */
const AXE = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Puts axe into each frame that has none yet. */
const bringAxe = (page: Page): Promise<unknown> =>
  Promise.all(
    page.frames().map(async (frame) => {
      if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(AXE);
    }),
  );

/** Else a colour is measured on its way to another. */
const afterAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ timeline, playState, effect }) =>
            timeline instanceof DocumentTimeline &&
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ),
  );

/** Runs axe in the page and brings its violations alone: to hand over all that passes takes longer than to check. */
const violationsOf = async (page: Page, options: axe.RunOptions): Promise<string[]> => {
  await bringAxe(page);
  await afterAnimations(page);
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
    },
    { ...options, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
};

const expectNone = async (page: Page, options: axe.RunOptions): Promise<void> =>
  expect(await violationsOf(page, options)).toEqual([]);

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
  const found = await violationsOf(page, { runOnly: RULES });
  const isSmall = (violation: string): boolean => violation.startsWith('target-size');
  expect(found.filter((violation) => !isSmall(violation))).toEqual([]);
  if (!found.some(isSmall)) return;
  await takeAwayOverlays(page);
  await expectNone(page, { runOnly: ['target-size'] });
  await bringBackOverlays(page);
};

/** The same for a page that has been checked before, in another mode. */
export const expectReadable = (page: Page): Promise<void> => expectNone(page, { runOnly: COLOUR_RULES });

/** For a page with a bar that lies over what is scrolled under it, which axe measures as small targets. */
export const expectGoodUnderBar = async (page: Page): Promise<void> => {
  await expectNone(page, { runOnly: RULES, rules: { 'target-size': { enabled: false } } });
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
