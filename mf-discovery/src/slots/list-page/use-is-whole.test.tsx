/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { defineSlot } from '@shop/platform';
import { renderSlot } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { useIsWhole } from './use-is-whole.ts';

/** What each render of a list page has been told. */
const rendersOf = async (path: string, hash = ''): Promise<boolean[]> => {
  const renders: boolean[] = [];
  const slot = defineSlot({
    load: () => Promise.resolve(null),
    Component: () => {
      renders.push(useIsWhole());
      return null;
    },
  });
  const { unmount } = await renderSlot(slot, {
    slot: 'list-page',
    route: { name: 'category', path, fullPath: `${path}${hash}`, hash, params: { region: 'se', id: '3' } },
  });
  unmount();
  return renders;
};

describe('the first render of a list', () => {
  it('is its first screen, and the rest follows', async () => {
    expect(await rendersOf('/se/category/3-First')).toEqual([false, true]);
  });

  it('is the whole list when the shopper comes back to it, so that the page can scroll to where it was', async () => {
    await rendersOf('/se/category/3-Back');
    expect(await rendersOf('/se/category/3-Back')).toEqual([true]);
  });

  it('is the whole list when the URL names a place in it', async () => {
    expect(await rendersOf('/se/category/3-Place', '#top')).toEqual([true]);
  });
});
