/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SlotTree } from '@shop/platform/slot-tree';
import { createTestPlatform, testRoute, type TestPlatform } from '@shop/testing';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Deferred } from './deferred.tsx';

type Report = (entries: { isIntersecting: boolean }[]) => void;
let report: Report = () => undefined;
const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockClear();
  stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      constructor(onChange: Report) {
        report = onChange;
      }
      observe() {
        report([{ isIntersecting: false }]);
      }
    },
  );
});
afterEach(restoreGlobals);

const Page = () => (
  <Deferred fallback={<p>Hämtar</p>}>
    <p>Recensioner</p>
  </Deferred>
);

const treeOf = (platform: TestPlatform) => (
  <SlotTree
    Component={Page}
    renderedAt={platform.now().getTime()}
    slot="product-page"
    platform={platform}
    route={testRoute()}
    data={null}
  />
);

/** The page as the server has rendered it, taken over by the browser. */
async function hydrate(platform: TestPlatform): Promise<void> {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(treeOf(platform));
  expect(container.textContent).toBe('Hämtar');
  await act(async () => void render(treeOf(platform), { container, hydrate: true }));
}

const shown = () => [screen.queryByText('Hämtar'), screen.queryByText('Recensioner')].map(Boolean);

describe('a part that comes after the page', () => {
  it('comes once the page has hydrated', async () => {
    await hydrate(createTestPlatform());
    expect(shown()).toEqual([false, true]);
  });

  it('is there at once on a page that the browser renders', () => {
    render(treeOf(createTestPlatform()));
    expect(shown()).toEqual([false, true]);
  });

  describe('on the first page of a new visitor', () => {
    const start = async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const platform = createTestPlatform({ overrides: { isNewVisitor: true, whenUsed: promise } });
      await hydrate(platform);
      expect(shown()).toEqual([true, false]);
      return { platform, use: async () => act(async () => resolve()) };
    };

    it('comes when the page is used', async () => {
      const { use } = await start();
      await use();
      expect(shown()).toEqual([false, true]);
      expect(disconnect).toHaveBeenCalled();
    });

    it('comes when it is in the window', async () => {
      await start();
      act(() => report([{ isIntersecting: true }]));
      expect(shown()).toEqual([false, true]);
    });

    it('comes at once where the address points at a part', async () => {
      history.replaceState(null, '', '#recensioner');
      await hydrate(createTestPlatform({ overrides: { isNewVisitor: true, whenUsed: new Promise(() => undefined) } }));
      history.replaceState(null, '', location.pathname);
      expect(shown()).toEqual([false, true]);
    });

    it('comes at once on an older shell, which does not tell of use', async () => {
      await hydrate(createTestPlatform({ overrides: { isNewVisitor: true } }));
      expect(shown()).toEqual([false, true]);
    });
  });
});
