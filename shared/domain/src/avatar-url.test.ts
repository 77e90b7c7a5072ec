import { expect, it } from '@jest/globals';
import { avatarUrl } from './avatar-url.ts';

it('[7.9-08] avatar, also in a class that is named', () => {
  expect([avatarUrl(7), avatarUrl(7, 6), avatarUrl(7, null)]).toEqual([
    '/api/avatar/7',
    '/api/avatar/7?class=6',
    '/api/avatar/7?class=0',
  ]);
});
