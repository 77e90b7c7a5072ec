/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { KONAMI_SEQUENCE } from './konami.ts';
import { apiFailure, createTestPlatform, type TestPlatformOptions } from '@shop/testing';
import { expect, it, jest } from '@jest/globals';
import { watchKeys } from './watch-keys.ts';
import { waitFor } from '@shop/testing/wait-for';

const MEMBER = { user: { id: 7, isEmployee: false } as never };
const type = (keys: readonly string[]) => {
  for (const key of keys) document.dispatchEvent(new KeyboardEvent('keydown', { key }));
};
const build = (options: TestPlatformOptions) => {
  const platform = createTestPlatform({ api: { 'POST achievement/doge': () => undefined as never }, ...options });
  const showEffect = jest.fn();
  let now = 0;
  watchKeys(platform, { showEffect, now: () => now });
  return { platform, showEffect, pass: (milliseconds: number) => (now += milliseconds) };
};

it('[1-88][7.7-12][7.7-14][O1-11] the sequence shows its effect and gives a member the achievement', async () => {
  const { platform, showEffect } = build({ page: MEMBER });
  type(KONAMI_SEQUENCE);
  expect(showEffect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(platform.toasted).toHaveLength(1));
  expect(platform.calls.map(({ call }) => call)).toEqual(['POST achievement/doge']);
  // XP, level and achievements follow on every page that is open.
  expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
});

it('[7.7-15] a pause of more than 5 s breaks it', () => {
  const { showEffect, pass } = build({ page: MEMBER });
  type(KONAMI_SEQUENCE.slice(0, 5));
  pass(5001);
  type(KONAMI_SEQUENCE.slice(5));
  expect(showEffect).not.toHaveBeenCalled();
});

it('[O6-12] a visitor sees the effect without a request; a member who has it already gets no message', async () => {
  const visitor = build({});
  const again = build({
    page: MEMBER,
    api: {
      'POST achievement/doge': () => {
        throw apiFailure(409, 'CONFLICT');
      },
    },
  });
  type(KONAMI_SEQUENCE);
  expect(visitor.showEffect).toHaveBeenCalled();
  expect(visitor.platform.calls).toEqual([]);
  await waitFor(() => expect(again.platform.calls).toHaveLength(1));
  expect(again.platform.toasted).toEqual([]);
  expect(again.platform.emitted).toEqual([]);
});
