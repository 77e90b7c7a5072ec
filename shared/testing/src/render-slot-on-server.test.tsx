import { describe, expect, it } from '@jest/globals';
import { getMe } from '@shop/contracts/api/user';
import { defineSlot } from '@shop/platform/define-slot';
import { apiFailure, renderSlotOnServer } from './index.ts';

const slot = defineSlot({
  load: async ({ api }) => ({ stores: (await api.call(getMe, {})).data.starredStores }),
  Component: ({ data, route }) => <p>{`${data.stores.join()} ${route.path}`}</p>,
});

describe('renderSlotOnServer', () => {
  it('shows the slot as the composition server would get it', async () => {
    const api = { 'GET me': () => ({ data: { user: null, starredStores: [3] } }) };
    const result = await renderSlotOnServer(slot, { api, route: { path: '/se/x' } });
    expect(result).toMatchObject({ html: '<p>3 /se/x</p>', data: { stores: [3] }, error: null, status: null });
  });

  it('hands failures of the api through the real client', async () => {
    const api = { 'GET me': () => Promise.reject(apiFailure(404, 'NOT_FOUND')) };
    expect((await renderSlotOnServer(slot, { api })).status).toBe(404);
  });

  it('names a call that the test has no handler for', async () => {
    expect((await renderSlotOnServer(slot)).error?.message).toContain('GET me');
  });
});
