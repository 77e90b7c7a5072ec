/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { getMe } from '@shop/contracts/api/user';
import { isApiError } from '@shop/platform/api-error';
import { QueryProvider, useApiQuery } from '@shop/platform/query';
import { usePlatform, useRoute, useShared, useSharedState } from '@shop/platform/hooks';
import { defineSlot } from '@shop/platform/define-slot';
import { apiFailure, renderSlot, renderWithPlatform } from './index.ts';

const VISITOR = { data: { user: null, starredStores: [3] } };

const Stores = ({ stores }: { stores: number[] }) => <p>{`Butiker ${stores.join()} ${useRoute().path}`}</p>;
const Buy = () => {
  const { bus } = usePlatform();
  return <button onClick={() => bus.emit('cart.add', { productId: 1, unitPrice: 10 })}>Köp</button>;
};
const slot = defineSlot({
  load: async ({ api }) => ({ stores: (await api.call(getMe, {})).data.starredStores }),
  Component: ({ data }) => (
    <>
      <Stores {...data} />
      <Buy />
    </>
  ),
});

describe('renderSlot', () => {
  it('loads, renders and records the slot’s calls of the platform', async () => {
    const { platform, data } = await renderSlot(slot, { api: { 'GET me': () => VISITOR } });
    expect(data).toEqual({ stores: [3] });
    expect(screen.getByText('Butiker 3 /se')).toBeDefined();
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET me']);
    await userEvent.click(screen.getByRole('button', { name: 'Köp' }));
    expect(platform.emitted).toMatchObject([
      { name: 'cart.add', payload: { productId: 1, quantity: 1, unitPrice: 10 } },
    ]);
  });

  it('renders again for a new route and new data, and uses given data instead of loading', async () => {
    const { update, platform } = await renderSlot(slot, { data: { stores: [1] } });
    update({ route: { path: '/se/x' }, data: { stores: [2] } });
    expect(screen.getByText('Butiker 2 /se/x')).toBeDefined();
    expect(platform.store.get(platform.atoms.previousRoute)?.path).toBe('/se');
    expect(platform.calls).toEqual([]);
  });

  it('rejects as load does, and for a response outside the contract', async () => {
    const refusal = { 'GET me': () => Promise.reject(apiFailure(403, 'FORBIDDEN')) };
    const refused = await renderSlot(slot, { api: refusal }).catch((error: unknown) => error);
    expect(isApiError(refused, 'FORBIDDEN')).toBe(true);
    await expect(renderSlot(slot, { api: { 'GET me': () => ({ data: {} }) } })).rejects.toThrow('starredStores');
    await expect(renderSlot(slot)).rejects.toThrow('no answer for GET me');
  });
});

describe('renderWithPlatform', () => {
  it('gives a part shared state that others see', async () => {
    const Zip = () => {
      const [zip, setZip] = useSharedState('zipCode');
      return <button onClick={() => setZip('41114')}>{zip ?? 'okänt'}</button>;
    };
    const Shown = () => <p>{useShared('zipCode')}</p>;
    renderWithPlatform(
      <>
        <Zip />
        <Shown />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'okänt' }));
    expect(screen.getByText('41114', { selector: 'p' })).toBeDefined();
  });

  it('fetches deferred data in the browser', async () => {
    const Late = () => {
      const { data, isPending } = useApiQuery(getMe, {});
      return <p>{isPending ? 'väntar' : data?.data.starredStores.join()}</p>;
    };
    const tree = (
      <QueryProvider>
        <Late />
      </QueryProvider>
    );
    renderWithPlatform(tree, { api: { 'GET me': () => VISITOR } });
    expect(screen.getByText('väntar')).toBeDefined();
    expect(await screen.findByText('3')).toBeDefined();
  });
});
