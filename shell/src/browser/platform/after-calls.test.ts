import { getMe, postLocalizationPack, postProfileSettings } from '@shop/contracts';
import { FORMER_DESCRIPTIONS } from '@shop/releases';
import { apiFailure, createTestPlatform, type FakeApi } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { withAfterCalls } from './after-calls.ts';

const build = (responses: FakeApi) => {
  const packs: Record<string, string>[] = [];
  const platform = createTestPlatform({ api: responses });
  const { bus, toasts } = platform;
  const afterCalls = FORMER_DESCRIPTIONS['member-widget']?.afterCalls ?? [];
  const api = withAfterCalls(platform.api, { bus, toasts, afterCalls, takePack: (pack) => void packs.push(pack) });
  return { api, packs, platform, asksWhoIsHere: () => platform.emitted.some(({ name }) => name === 'user.refresh') };
};

const failing = (status: number): FakeApi => ({
  'POST profile-settings': () => {
    throw apiFailure(status, 'INTERNAL');
  },
});

describe('a call that a release describes', () => {
  it('[7.3-15][7.3-16] shows that it is saved, and reloads the user', async () => {
    const { api, platform, asksWhoIsHere } = build({ 'POST profile-settings': () => undefined });
    await api.call(postProfileSettings, { body: { city: 'Lund' } });
    expect(platform.toasted).toEqual([{ message: 'Ändringarna har sparats!', kind: 'ok' }]);
    expect(asksWhoIsHere()).toBe(true);
  });

  it.each([422, 500, 0, 401])(
    '[7.3-17][8-17] shows that it failed by %i, and rejects for the caller',
    async (status) => {
      const { api, platform, asksWhoIsHere } = build(failing(status));
      await expect(api.call(postProfileSettings, { body: { city: 'Lund' } })).rejects.toMatchObject({ status });
      expect(platform.toasted).toEqual([{ message: 'Misslyckades med sparning!', kind: 'error' }]);
      expect(asksWhoIsHere()).toBe(false);
    },
  );

  it('[8-18] shows nothing when a visitor subscribes to the newsletter', async () => {
    const { api, platform } = build(failing(401));
    await expect(api.call(postProfileSettings, { body: { shouldReceiveNewsletters: true } })).rejects.toThrow();
    expect(platform.toasted).toEqual([]);
  });
});

describe('POST localization/pack', () => {
  it('[7.7-06][7.7-08][7.7-09][O7-27] sends region and language, and reloads the pack, bypassing caches', async () => {
    const languagePack = { HEJ: 'Hej' };
    const { api, packs, platform } = build({
      'POST localization/pack': () => undefined,
      'GET localization/pack': () => ({ data: { languagePack, languageCode: 'sv', regionCode: 'se' } }),
    });
    await api.call(postLocalizationPack, { body: { regionCode: 'se', languageCode: 'sv' } });
    expect(packs).toEqual([languagePack]);
    expect(platform.calls[0]?.body).toEqual({ regionCode: 'se', languageCode: 'sv' });
    expect(platform.calls.map(({ call }) => call)).toEqual(['POST localization/pack', 'GET localization/pack']);
  });
});

it('does nothing after other calls', async () => {
  const response = { data: { user: null, starredStores: [] } };
  const { api, platform } = build({ 'GET me': () => response });
  expect(await api.call(getMe, {})).toEqual(response);
  expect(platform.toasted).toEqual([]);
});
