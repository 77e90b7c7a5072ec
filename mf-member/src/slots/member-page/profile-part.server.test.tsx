import { type FakeApi, apiFailure, renderSlotOnServer } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { meResponse, testProfile, testUser } from '../../testing/fixtures.ts';
import { NO_SECOND_FACTOR, testProfileSettings, testSession, testStore } from '../../testing/profile-fixtures.ts';
import manifest from './manifest.ts';
import slot from './slot.tsx';

const API: FakeApi = {
  'GET me': () => meResponse(null),
  'GET profile-settings': () => ({ data: { settings: testProfileSettings() } }),
  'GET store/se': () => ({ data: { stores: [testStore(2, 'Hamnen')] } }),
  // Everyone may see member 99, and still not the profile.
  'GET member/:id': () => ({ data: { member: testProfile({ id: 99 }) } }),
  'GET user/second-factor': () => ({ data: { secondFactor: NO_SECOND_FACTOR } }),
  'GET user/session': () => ({ data: { sessions: [testSession('a', { isCurrent: true })] } }),
};

interface Visit {
  readonly id?: string;
  readonly query?: Record<string, string>;
  readonly api?: FakeApi;
  readonly user?: ReturnType<typeof testUser> | null;
}

const render = ({ id, query = {}, api = {}, user = testUser() }: Visit = {}) =>
  renderSlotOnServer(slot, {
    slot: 'member-page',
    route: {
      name: 'member.profile',
      path: '/se/member/profile',
      params: { region: 'se', ...(id !== undefined && { id }) },
      query,
    },
    page: { user, starredStores: [2], ...(user && { settings: user.settings }) },
    api: { ...API, ...api },
    cookie: 'session=1',
  });

describe('the profile on the server', () => {
  it('[2.17-02][1-49][O2.17-07] is complete, with title and crumbs', async () => {
    const { html, head, error } = await render();
    expect(error).toBeNull();
    expect(head).toMatchObject({
      title: 'nova - Profilinställningar',
      canonicalPath: '/se/member/profile',
      breadcrumbs: [{ title: 'Mina sidor' }, { title: 'Profilinställningar' }],
    });
    for (const text of ['value="Hamngatan 1"', 'value="411 14"', 'Hamnen', 'Den här enheten', 'Ta bort kontot']) {
      expect(html).toContain(text);
    }
  });

  it('saves texts and choices as a plain form, and says how it went', async () => {
    const { html } = await render();
    const action = manifest.forms?.find(({ path }) => path === 'min-profil-kontakt');
    expect(html).toContain(`action="/se/${action?.path ?? ''}"`);
    expect(action).toMatchObject({
      call: 'profile-settings',
      body: { street: { $field: 'street' }, zipCode: { $field: 'zipCode' } },
      to: '/se/member/profile?sparat=kontakt',
    });
    expect((await render({ query: { sparat: 'kontakt' } })).html).toContain('Ändringarna har sparats!');
    expect((await render({ query: { fel: 'kontakt' } })).html).toContain('Misslyckades med sparning!');
    // A form with switches would take what is left out for "off" or leave it as it was.
    expect(html).not.toContain('action="/se/min-profil-butiken"');
  });

  it('shows the rest when stores and logins cannot be fetched', async () => {
    const away = () => Promise.reject(apiFailure(503, 'UNAVAILABLE'));
    const { html, error } = await render({ api: { 'GET store/se': away, 'GET user/session': away } });
    expect(error).toBeNull();
    expect(html).toContain('Det gick inte att hämta butikerna.');
    expect(html).toContain('Det gick inte att hämta dina enheter.');
    expect(html).toContain('value="Hamngatan 1"');
  });

  it('[O2.1-03] is a login for a visitor, and for a session that is over', async () => {
    const visitor = await render({ user: null });
    expect(visitor.status).toBeNull();
    expect(visitor.html).toContain('Logga in');
    expect(visitor.html).not.toContain('Hamngatan');
    const over = await render({
      api: { 'GET profile-settings': () => Promise.reject(apiFailure(401, 'UNAUTHORIZED')) },
    });
    expect(over.html).toContain('Du har blivit utloggad.');
  });

  it('[O6-07][6-17] is nobody else’s: 404', async () => {
    expect((await render({ id: '99' })).status).toBe(404);
  });
});
