/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { act } from '@testing-library/react';
import { renderWithPlatform } from '@shop/testing';
import { expect, it } from '@jest/globals';
import { useEffect } from 'react';
import { products } from '../../testing/products.ts';
import { useImpressions } from './use-impressions.ts';

const ITEMS = products(6).map((product, index) => ({
  ...product,
  sponsored: index === 1,
  ticket: index === 1 ? 'biljett' : null,
}));

type OnSeen = (positions: readonly number[]) => void;

function Slider({ onReady }: { onReady: (onSeen: OnSeen) => void }) {
  const onSeen = useImpressions(ITEMS, 'Liknande produkter');
  useEffect(() => onReady(onSeen), [onReady, onSeen]);
  return null;
}

it('[9-72][O9-36][7.6-08][7.6-09] sends impressions four at a time and of a sponsored ticket one call, once', () => {
  let onSeen: OnSeen = () => {};
  const take = (seen: OnSeen) => {
    onSeen = seen;
  };
  const { platform, unmount } = renderWithPlatform(<Slider onReady={take} />, {
    api: { 'GET productdiscovery/viewport/:ticket': () => undefined },
  });
  const batches = () => platform.tracked.map(({ data }) => data?.products);
  act(() => onSeen([0, 1, 2]));
  expect(platform.tracked).toEqual([]);
  act(() => onSeen([3, 4]));
  expect(platform.tracked).toEqual([
    { event: 'product.impressions', data: { list: 'Liknande produkter', products: [1, 2, 3, 4] } },
  ]);
  act(() => onSeen([1]));
  unmount();
  expect(batches()).toEqual([
    [1, 2, 3, 4],
    [5, 2],
  ]);
  expect(platform.calls).toEqual([
    expect.objectContaining({
      call: 'GET productdiscovery/viewport/:ticket',
      params: { ticket: 'biljett' },
      query: { touchpoint: 'DESKTOP' },
    }),
  ]);
});
