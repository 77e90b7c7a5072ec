import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { ALL_METRICS } from '../game/metrics.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { achievement } from '../db/schema/index.ts';
import { type AchievementRule, achievementSvg } from './achievements.ts';
import { achievementLookup } from './image-lookups.ts';
import { DRAWN_METRICS } from './medals/motifs.ts';

const rule = (change: Partial<AchievementRule> = {}): AchievementRule => ({
  metric: 'ordersDelivered',
  subject: '',
  target: 5,
  step: 1,
  steps: 5,
  icon: null,
  name: null,
  ...change,
});

/** Rules about a part of the range: its icon or its maker's letter is their picture. */
const ABOUT_PARTS = ['sectionUnits', 'categoryUnits', 'makerUnits'];

describe('pictures of achievements', () => {
  it('[7.9-12] each rule has one of its own', async () => {
    expect(DRAWN_METRICS.toSorted()).toEqual(
      [...ALL_METRICS.filter((metric) => !ABOUT_PARTS.includes(metric)), 'doge'].toSorted(),
    );
    const drawn = await Promise.all(DRAWN_METRICS.map((metric) => achievementSvg(rule({ metric }))));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('[7.9-12] each step of a rule has one of its own, and always the same', async () => {
    const step = fc.record({ step: fc.integer({ min: 0, max: 24 }), target: fc.integer({ min: 1, max: 1_000_000 }) });
    await fc.assert(
      fc.asyncProperty(step, step, async (one, other) => {
        const [first, second, again] = await Promise.all(
          [one, other, one].map((each) => achievementSvg(rule({ ...each, steps: 25 }))),
        );
        expect(again).toBe(first);
        expect(first === second).toBe(one.step === other.step && one.target === other.target);
      }),
      { numRuns: 40 },
    );
  });

  it('are drawn of shapes alone: no font, no link, no script', async () => {
    for (const metric of DRAWN_METRICS)
      expect(await achievementSvg(rule({ metric, target: 12_345 }))).not.toMatch(/<(?:text|image|script|a)\b|href/);
  });

  it('fill their field and leave its corners free, so that they stand on any ground', async () => {
    const { data, info } = await sharp(Buffer.from(await achievementSvg(rule())))
      .resize(64, 64)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    expect([alpha(0, 0), alpha(63, 0), alpha(0, 63), alpha(63, 63)]).toEqual([0, 0, 0, 0]);
    expect(alpha(32, 30)).toBe(255);
  });
});

describe('the shop’s achievements', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  it('[7.9-12] all have a picture that no other has', async () => {
    const rows = await shop.services.db.select().from(achievement);
    const lookup = achievementLookup(shop.services.named);
    const rules = await Promise.all(rows.map(({ image }) => lookup(image.toLowerCase())));
    expect(new Set(rules.map((found) => JSON.stringify(found))).size).toBe(rows.length);
    for (const found of rules) {
      const { metric, icon, name, step, steps } = found ?? rule({ steps: 0 });
      expect(step).toBeLessThan(steps);
      expect(icon !== null || name !== null).toBe(ABOUT_PARTS.includes(metric));
    }
    expect(await lookup('made-up')).toBeNull();
  });

  it('[7.9-12][7.9-13] are served as PNG in the asked size, one for a step of a section, too', async () => {
    const [row] = (await shop.services.db.select().from(achievement)).filter(({ metric }) => metric === 'sectionUnits');
    const response = await shop.browser().send('GET', `/img/member/achievements/${row?.image}.png?h=96&w=96&q=75`);
    expect([response.status, response.headers['content-type']]).toEqual([200, 'image/png']);
  });
});
