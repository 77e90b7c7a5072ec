import { href } from '@shop/contracts/routing';
import { describe, expect, it } from '@jest/globals';
import { barEntries } from './header-data.ts';
import { TEST_TREE } from '../../testing/section-fixture.ts';

const ORDINARY = new Date('2026-03-12T10:00:00Z');

describe('the entries of the bar', () => {
  it('[2.5-02] [2.5-03] are the campaign section and one per other section', () => {
    const entries = barEntries(TEST_TREE, ORDINARY, href);
    expect(entries.map(({ id }) => id)).toEqual([21, 13, 1, 18]);
    expect(entries[1]).toMatchObject({ name: 'Gaming', href: '/se/section/13-Gaming', hasMenu: true });
  });

  it('[2.5-06] [2.5-07] name the campaigns plainly outside Black Week', () => {
    expect(barEntries(TEST_TREE, ORDINARY, href)[0]).toMatchObject({ name: 'Kampanjer', href: '/se/campaigns' });
  });

  it('[2.5-04] [2.5-05] lead to the campaign during Black Week', () => {
    const entries = barEntries(TEST_TREE, new Date('2026-11-25T10:00:00Z'), href);
    expect(entries[0]).toMatchObject({ name: 'Black Week', href: '/se/campaign/7866-Black-Week' });
  });

  it('make a section with nothing below it a plain link', () => {
    const sections = TEST_TREE.sections.map((section) =>
      section.id === 21 ? { ...section, categories: [] } : section,
    );
    expect(barEntries({ ...TEST_TREE, sections }, ORDINARY, href)[0]?.hasMenu).toBe(false);
  });
});
