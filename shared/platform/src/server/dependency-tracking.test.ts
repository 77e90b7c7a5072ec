import fc from 'fast-check';
import { expect, it } from '@jest/globals';
import { foundBy, readsAlike, trackReads } from './dependency-tracking.ts';

const page = { route: { name: 'category', params: { id: '5' } as Record<string, string> }, stores: [3, 1], user: null };

it('records reads, and nothing else', () => {
  const { value, reads } = trackReads(page);
  expect(value.route.name + String(value.user)).toBe('categorynull');
  expect(reads()).toEqual([
    [['route'], '{…}'],
    [['route', 'name'], '"category"'],
    [['user'], 'null'],
  ]);
});

it('records an object as read entirely when it is serialized, copied or searched', () => {
  for (const use of [
    (of: typeof page) => JSON.stringify(of.route),
    (of: typeof page) => ({ ...of.route.params }),
    (of: typeof page) => 'other' in of.route.params,
    // A descriptor returns values past `get` [F24].
    (of: typeof page) => Object.getOwnPropertyDescriptor(of.route.params, 'id')?.value as unknown,
    (of: typeof page) => Object.hasOwn(of.route.params, 'other'),
  ]) {
    const { value, reads } = trackReads(page);
    use(value);
    expect(readsAlike(reads(), { ...page, route: { name: 'category', params: { id: '5', other: 'x' } } })).toBe(false);
    expect(readsAlike(reads(), structuredClone(page))).toBe(true);
  }
});

it('distinguishes a page with an object from one without, though no property of it was read', () => {
  const member = { ...page, user: { name: 'Anna' } };
  const [his, hers] = [trackReads<{ user: object | null }>(page), trackReads<{ user: object | null }>(member)];
  for (const { value } of [his, hers]) expect(typeof Boolean(value.user)).toBe('boolean');
  expect(readsAlike(his.reads(), member)).toBe(false);
  expect(readsAlike(hers.reads(), page)).toBe(false);
  expect(readsAlike(hers.reads(), { ...page, user: { name: 'Bo' } })).toBe(true);
  JSON.stringify(hers.value.user);
  expect(readsAlike(hers.reads(), { ...page, user: { name: 'Bo' } })).toBe(false);
});

it('two objects match exactly when the same reads return the same values', () => {
  const data = fc.record({
    a: fc.constantFrom(0, 1),
    b: fc.record({ c: fc.constantFrom('x', 'y'), d: fc.array(fc.constantFrom(1, 2), { maxLength: 2 }) }),
    e: fc.option(fc.record({ f: fc.constantFrom('x', 'y') })),
  });
  const work = fc.constantFrom<
    ((of: { a: number; b: { c: string; d: number[] }; e: { f: string } | null }) => unknown)[]
  >(
    ({ e }) => e === null,
    ({ e }) => e?.f,
    ({ a, e }) => (a === 0 ? e !== null : { ...e }),
    ({ a }) => a,
    ({ a, b }) => (a === 0 ? b.c : b.d.length),
    ({ b }) => b.d.map((each) => each + 1),
    ({ b }) => JSON.stringify(b),
  );
  fc.assert(
    fc.property(data, data, work, (one, other, use) => {
      const { value, reads } = trackReads(one);
      const result = JSON.stringify(use(value));
      if (readsAlike(reads(), other)) expect(JSON.stringify(use(other))).toBe(result);
      expect(foundBy(reads(), one) === foundBy(reads(), other)).toBe(readsAlike(reads(), other));
      expect(readsAlike(reads(), structuredClone(one))).toBe(true);
    }),
  );
});
