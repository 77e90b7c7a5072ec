import { describe, expect, it } from '@jest/globals';
import { messageAvatarNumber, sortSiteMessages } from './site-messages.ts';

describe('site messages', () => {
  const messages = [
    { id: 1, type: 'ok' },
    { id: 2, type: 'error' },
    { id: 3, type: 'info' },
    { id: 4, type: 'error' },
    { id: 5, type: 'info' },
  ];

  it('[4-56][4-57] are sorted error, info, ok, and by id descending within', () => {
    expect(sortSiteMessages(messages).map(({ id }) => id)).toEqual([4, 2, 5, 3, 1]);
  });

  it('[9-112][O9-23] have avatar (avatarId − 1) mod 7, also where [O2.15-07] would show none', () => {
    expect([1, 7, 8, 0, -6].map(messageAvatarNumber)).toEqual([0, 6, 0, 6, 0]);
    expect(messageAvatarNumber(false)).toBeNull();
  });
});
