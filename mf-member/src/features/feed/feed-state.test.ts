import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testEntry } from '../../testing/fixtures.ts';
import { type FeedChange, idsOfUnread, NO_FEED, reduceFeed, shownEntries } from './feed-state.ts';

const received = [testEntry(1), testEntry(2), testEntry(3, { dismissed: true })];
const after = (...changes: FeedChange[]) =>
  changes.reduce(reduceFeed, reduceFeed(NO_FEED, { kind: 'received', entries: received }));

describe('reduceFeed', () => {
  it('marks entries as read at once, and only those that failed are unread again', () => {
    const reading = after({ kind: 'reading', ids: [1, 2] });
    expect(idsOfUnread(reading.entries)).toEqual([]);
    const replied = reduceFeed(reading, { kind: 'read', ids: [1, 2], failed: [2] });
    expect(idsOfUnread(replied.entries)).toEqual([2]);
    expect([...replied.fresh]).toEqual([1, 2]);
  });

  it('does not let a response that overtakes the marking make its entries unread again', () => {
    const state = after({ kind: 'reading', ids: [1] }, { kind: 'received', entries: received });
    expect(idsOfUnread(state.entries)).toEqual([2]);
  });

  it('brings a refused removal back to where it was', () => {
    const removing = after({ kind: 'removing', id: 2 });
    expect(shownEntries(removing).map(({ id }) => id)).toEqual([1, 3]);
    expect(shownEntries(reduceFeed(removing, { kind: 'received', entries: received })).map(({ id }) => id)).toEqual([
      1, 3,
    ]);
    expect(shownEntries(reduceFeed(removing, { kind: 'restored', id: 2 })).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('shows what the server has once everything under way has ended, whatever its order', () => {
    const end = fc.record({ id: fc.integer({ min: 1, max: 6 }), isRemoval: fc.boolean(), fails: fc.boolean() });
    fc.assert(
      fc.property(fc.array(end, { maxLength: 12 }), (steps) => {
        const entries = [1, 2, 3, 4, 5, 6].map((id) => testEntry(id));
        const server = new Map(entries.map((entry) => [entry.id, entry]));
        let state = reduceFeed(NO_FEED, { kind: 'received', entries });
        for (const { id, isRemoval, fails } of steps) {
          const known = server.get(id);
          if (known === undefined) continue;
          state = reduceFeed(state, isRemoval ? { kind: 'removing', id } : { kind: 'reading', ids: [id] });
          if (isRemoval) {
            if (!fails) server.delete(id);
            state = reduceFeed(state, { kind: fails ? 'restored' : 'removed', id });
          } else {
            const isUnread = fails && !known.dismissed;
            server.set(id, { ...known, dismissed: !isUnread });
            state = reduceFeed(state, { kind: 'read', ids: [id], failed: isUnread ? [id] : [] });
          }
        }
        expect(shownEntries(state)).toEqual([...server.values()]);
        expect([state.reading.size, state.removing.size]).toEqual([0, 0]);
      }),
    );
  });
});
