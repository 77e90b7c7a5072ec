/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { apiFailure, createTestPlatform, type FakeApi, testMember } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@shop/testing/wait-for';
import { watchMyStore } from './watch-my-store.ts';

const HOURS = { weekdays: [], exceptions: [] };
const store = (id: number) => ({
  id,
  name: `Butik ${id}`,
  location: null,
  street: 'Gatan 1',
  zipCode: '411 04',
  city: 'Göteborg',
  phone: '',
  services: [],
  openingHours: HOURS,
});
const API: FakeApi = {
  'GET store/:id': ({ params }) => {
    if (params.id === 404) throw apiFailure(404, 'NOT_FOUND');
    return { data: { store: store(Number(params.id)), news: '', nearby: [] } };
  },
  'PUT setting/:key': ({ body }) => ({ data: { status: 'ok', value: (body as { value: unknown }).value } }),
};

const open = (
  user: ReturnType<typeof testMember> | null = null,
  api: FakeApi = {},
  myStores: number[] = [],
  isShared = false,
) => {
  const platform = createTestPlatform({
    page: { user, settings: { ...VISITOR_SETTINGS, myStores } },
    isShared,
    api: { ...API, ...api },
  });
  const failures: unknown[] = [];
  watchMyStore(platform, (error) => failures.push(error));
  const mine = () => platform.store.get(platform.atoms.myStore);
  const settings = () => platform.store.get(platform.atoms.settings).myStores;
  const saved = () => platform.calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  return { ...platform, mine, settings, saved, failures };
};

describe('my store', () => {
  it('is none at first, then the visitor’s choice, saved in the browser’s settings alone, and can be taken away', async () => {
    const { bus, mine, settings, saved } = open();
    expect(mine()).toBeNull();
    bus.emit('store.choose', { id: 27 });
    await waitFor(() => expect(mine()?.name).toBe('Butik 27'));
    expect([settings(), saved()]).toEqual([[27], []]);
    bus.emit('store.choose', { id: null });
    expect([mine(), settings()]).toEqual([null, []]);
  });

  it('[O3-08] is a member’s first chosen store, and a new choice is saved in the account', async () => {
    const { bus, mine, saved } = open(testMember(), {}, [2, 15]);
    await waitFor(() => expect(mine()?.id).toBe(2));
    bus.emit('store.choose', { id: 27 });
    await waitFor(() => expect(mine()?.id).toBe(27));
    expect(saved()).toEqual([{ value: [27] }]);
  });

  it('is the old one again when the account refuses the new one, and says so', async () => {
    const { bus, mine, toasted } = open(
      testMember(),
      {
        'PUT setting/:key': () => {
          throw apiFailure(500, 'INTERNAL');
        },
      },
      [2],
    );
    await waitFor(() => expect(mine()?.id).toBe(2));
    bus.emit('store.choose', { id: 27 });
    await waitFor(() => expect(toasted).toHaveLength(1));
    await waitFor(() => expect(mine()?.id).toBe(2));
  });

  it('goes with the visitor who logs in and has none, and leaves a member’s own alone', async () => {
    const login = async (myStores: number[]) => {
      const shop = open(null, {}, [27]);
      await waitFor(() => expect(shop.mine()?.id).toBe(27));
      shop.store.set(shop.atoms.user, testMember());
      shop.store.set(shop.atoms.settings, { ...VISITOR_SETTINGS, myStores });
      await waitFor(() => expect(shop.mine()?.id).toBe(myStores[0] ?? 27));
      return shop.saved();
    };
    expect(await login([])).toEqual([{ value: [27] }]);
    expect(await login([2])).toEqual([]);
  });

  it('is not said to be none before it is known who is there', async () => {
    const { store, atoms, mine } = open(null, {}, [], true);
    expect(mine()).toBeUndefined();
    store.set(atoms.user, null);
    store.set(atoms.settings, { ...VISITOR_SETTINGS, myStores: [27] });
    await waitFor(() => expect(mine()?.id).toBe(27));
  });

  it('is none when the store has closed for good, and unknown while it cannot be fetched', async () => {
    const closed = open(null, {}, [404]);
    await waitFor(() => expect(closed.mine()).toBeNull());
    const away = open(
      null,
      {
        'GET store/:id': () => {
          throw apiFailure(503, 'UNAVAILABLE');
        },
      },
      [2],
    );
    await waitFor(() => expect(away.failures).toHaveLength(1));
    expect(away.mine()).toBeUndefined();
  });
});
