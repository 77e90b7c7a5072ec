import { expect, it } from '@jest/globals';
import type { NamedQuery } from '../db/named-query.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createSearchRecords } from './search-records.ts';

const VISITOR = { memberId: null, sessionId: null, keyOf: () => Buffer.alloc(16) };

it('[7.6-06] counts the searches of a moment by one statement, and at once when the api ends', async () => {
  const sent: (readonly unknown[])[] = [];
  const named: NamedQuery = (name, _text, values = []) => {
    sent.push([name, ...values]);
    return Promise.resolve([]);
  };
  const records = createSearchRecords(named, createTestClock());
  const counted = [
    records.recordSearch('Trådlös mus', 3, VISITOR),
    records.recordSearch('hörlurar', 9, VISITOR),
    records.recordSearch('trådlös  mus', 4, VISITOR),
    records.recordSearch('anna@example.se', 1, VISITOR),
  ];
  expect(sent).toEqual([]);
  await records.close();
  await Promise.all(counted);
  expect(sent).toEqual([['record_searches', ['hörlurar', 'trådlös mus'], [1, 2], [9, 4]]]);
  await records.close();
  expect(sent.length).toBe(1);
});
