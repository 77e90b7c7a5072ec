import { expect, it } from '@jest/globals';
import { unsentChanges } from './unsent-changes.ts';

it('keeps what is unsent, but no number of a company, which may be a personal number', () => {
  const stored = new Map<string, string>();
  const unsent = unsentChanges({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
  unsent.keep({ customer: { companyName: 'Hamnbolaget AB', corpNumber: '556016-0680' }, notes: { message: 'Hej' } });
  expect(unsent.read()).toEqual({ customer: { companyName: 'Hamnbolaget AB' }, notes: { message: 'Hej' } });
  expect([...stored.values()].join()).not.toContain('556016');
  unsent.keep({});
  expect([unsent.read(), stored.size]).toEqual([{}, 0]);
});
