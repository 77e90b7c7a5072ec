import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from '@jest/globals';
import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { toLoadInput } from '@shop/platform/load-input';
import { SlotTree } from '@shop/platform/slot-tree';
import type { AnySlotModule, SlotModule } from '@shop/platform/types';
import { testRoute } from './test-page.ts';
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts';

// Testing Library only does this by itself where the test runner's functions are global.
afterEach(cleanup);

/** Slot, data and platform of a test render. */
export interface RenderOptions extends TestPlatformOptions {
  /** Name of the slot; its hooks need one. 'header' unless given. */
  slot?: SlotName;
  route?: Partial<RouteSnapshot>;
  /** Instead of a new one, e.g. to render two slots on one platform. */
  platform?: TestPlatform;
}

/** The rendered slot's platform and loaded data. */
export interface RenderedSlot<Data> {
  platform: TestPlatform;
  data: Data;
  container: HTMLElement;
  update(change: { route?: Partial<RouteSnapshot>; data?: Data }): void;
  unmount(): void;
}

const prepare = (options: RenderOptions): { platform: TestPlatform; route: RouteSnapshot; slot: SlotName } => {
  const route = testRoute({ ...options.page?.route, ...options.route });
  const platform = options.platform ?? createTestPlatform({ ...options, page: { ...options.page, route } });
  return { platform, route, slot: options.slot ?? 'header' };
};

/**
 * Runs a slot's `load` (unless `data` is given) and renders it as the shell would after a navigation. Rejects as
 * `load` does.
 */
export const renderSlot = async <Data,>(
  module: SlotModule<Data>,
  options: RenderOptions & { data?: Data } = {},
): Promise<RenderedSlot<Data>> => {
  const { platform, route, slot } = prepare(options);
  const load = async (): Promise<Data> =>
    (await module.load?.(toLoadInput(platform, route, new AbortController().signal))) as Data;
  let current = { route, data: 'data' in options ? (options.data as Data) : await load() };
  const tree = (): ReactNode => (
    <SlotTree
      Component={module.Component as AnySlotModule['Component']}
      renderedAt={platform.now().getTime()}
      {...{ slot, platform }}
      {...current}
    />
  );
  const view = render(tree());
  return {
    platform,
    data: current.data,
    container: view.container,
    update(change) {
      const next = change.route ? testRoute({ ...current.route, ...change.route }) : current.route;
      if (change.route) platform.setRoute(platform.store, next);
      current = { route: next, data: 'data' in change ? (change.data as Data) : current.data };
      view.rerender(tree());
    },
    unmount: () => view.unmount(),
  };
};

/** Renders a component of a slot within the slot's contexts. */
export const renderWithPlatform = (
  element: ReactNode,
  options: RenderOptions = {},
): { platform: TestPlatform; container: HTMLElement; rerender(next: ReactNode): void; unmount(): void } => {
  const { platform, route, slot } = prepare(options);
  const tree = (content: ReactNode): ReactNode => (
    <SlotTree Component={PART} renderedAt={platform.now().getTime()} {...{ slot, platform, route, data: content }} />
  );
  const view = render(tree(element));
  return {
    platform,
    container: view.container,
    rerender: (next) => view.rerender(tree(next)),
    unmount: () => view.unmount(),
  };
};

const PART = (({ data }: { data: ReactNode }) => data) as unknown as AnySlotModule['Component'];
