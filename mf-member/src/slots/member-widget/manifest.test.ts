import { postProfileSettings } from '@shop/contracts/api/profile';
import { describe, expect, it } from '@jest/globals';
import manifest from './manifest.ts';

describe('what the shell does after settings have been saved', () => {
  const after = manifest.afterCalls?.find(({ path }) => path === postProfileSettings.path);

  it('[7.3-15][7.3-16][7.3-17][8-17] says how it went, and fetches the user again', () => {
    expect(after).toMatchObject({
      method: 'POST',
      done: 'Ändringarna har sparats!',
      failed: 'Misslyckades med sparning!',
      refreshesUser: true,
    });
  });

  it('[8-18] takes a 401 for no failure, of the newsletter alone', () => {
    expect(after?.unless).toEqual({ status: 401, fields: ['shouldReceiveNewsletters'] });
  });
});
