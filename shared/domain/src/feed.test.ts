import { describe, expect, it } from '@jest/globals';
import { feedView, GAME_ENTRY_NAMES, isGameEntry, ORDER_ENTRY_NAME } from './feed.ts';

const ENTRIES = [
  { id: 1, name: 'Beställning', occuredAt: 10, dismissed: false },
  { id: 2, name: 'Vänförfrågan', occuredAt: 30, dismissed: false },
  { id: 3, name: 'Beställning', occuredAt: 20, dismissed: true },
];
const ids = (entries: readonly { id: number }[]) => entries.map(({ id }) => id);

describe('isGameEntry', () => {
  it('[6-23] is true of achievements, levels and friends, and of nothing else', () => {
    for (const name of Object.values(GAME_ENTRY_NAMES)) expect([name, isGameEntry({ name })]).toEqual([name, true]);
    for (const name of [ORDER_ENTRY_NAME, 'welcome', '']) expect([name, isGameEntry({ name })]).toEqual([name, false]);
  });
});

describe('feedView', () => {
  it('[3-36][3-20] parts order entries from the rest, newest first', () => {
    const view = feedView(ENTRIES, 2);
    expect([ids(view.feed), ids(view.orderFeed), ids(view.notificationFeed)]).toEqual([[2, 3, 1], [3, 1], [2]]);
  });

  it('[3-28][O3-09] counts what is new in the feeds the level shows', () => {
    expect([0, 1, 2].map((level) => feedView(ENTRIES, level).notificationCounter)).toEqual([0, 1, 2]);
    expect([feedView(ENTRIES, 0).newEntries, feedView([], 2).newEntries]).toEqual([true, false]);
  });
});
