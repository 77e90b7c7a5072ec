import { createStore } from 'jotai';
import { PLATFORM_VERSION, type ModalOptions, type NavigateOptions, type Platform } from '@shop/contracts/platform';
import type { PageContext } from '@shop/contracts/rendering';
import type { SlotName } from '@shop/contracts/slots';
import { createSharedAtoms, type SharedAtomsHandle } from '@shop/platform/shared-atoms';
import { fillText } from '@shop/platform/text';
import { href } from '@shop/contracts/routing/href';
import { createTestApi, type ApiCall, type FakeApi } from './test-api.ts';
import { createTestBus, type Emitted } from './test-bus.ts';
import { testPage } from './test-page.ts';

/** Page, state and handlers of a test's Platform. */
export interface TestPlatformOptions {
  /** Context of the page; a visitor's start page by default. */
  page?: Partial<PageContext>;
  api?: FakeApi;
  /** Milliseconds; moves with `platform.setNow`. */
  now?: number;
  /** True when the page was rendered anonymously: `user` is undefined. */
  isShared?: boolean;
  /** Results of `modals.confirm`, in order; true after the last one. */
  confirms?: boolean[];
  /** Replaces members of the platform. */
  overrides?: Partial<Platform>;
}

/** A Platform that records what a slot requested of it. */
export interface TestPlatform extends Platform {
  emitted: Emitted[];
  calls: ApiCall[];
  navigated: { to: string; options: NavigateOptions | undefined }[];
  toasted: { message: string; kind: string }[];
  tracked: { event: string; data: Record<string, unknown> | undefined }[];
  opened: { kind: string; options: ModalOptions & Record<string, unknown> }[];
  mounted: SlotName[];
  setRoute: SharedAtomsHandle['setRoute'];
  setNow(milliseconds: number): void;
}

/** A Platform for tests: real atoms and store, a real bus, an api with given handlers, and a fixed clock. */
export const createTestPlatform = (options: TestPlatformOptions = {}): TestPlatform => {
  const page = testPage(options.page);
  const { atoms, setRoute } = createSharedAtoms(page, options.isShared ?? false);
  const { bus, emitted } = createTestBus();
  const { api, calls } = createTestApi(options.api ?? {});
  const confirms = [...(options.confirms ?? [])];
  const opened: TestPlatform['opened'] = [];
  const open = (kind: string, modal: object): void =>
    void opened.push({ kind, options: modal as ModalOptions & Record<string, unknown> });
  let now = options.now ?? page.now;
  const memory = {
    emitted,
    calls,
    opened,
    navigated: [] as TestPlatform['navigated'],
    toasted: [] as TestPlatform['toasted'],
    tracked: [] as TestPlatform['tracked'],
    mounted: [] as SlotName[],
  };
  return {
    ...memory,
    setRoute,
    setNow: (milliseconds) => void (now = milliseconds),
    version: PLATFORM_VERSION,
    bus,
    store: createStore(),
    atoms,
    api,
    href,
    navigate: async (to, navigation) => void memory.navigated.push({ to, options: navigation }),
    modals: {
      alert: async (modal) => open('alert', modal),
      confirm: async (modal) => {
        open('confirm', modal);
        return confirms.shift() ?? true;
      },
      html: async (modal) => open('html', modal),
      iframe: async (modal) => open('iframe', modal),
      content: async (modal) => open('content', modal),
      close: () => undefined,
    },
    toasts: { show: (message, kind = 'ok') => void memory.toasted.push({ message, kind }) },
    now: () => new Date(now),
    track: (event, data) => void memory.tracked.push({ event, data }),
    text: (key, values) => fillText(page.languagePack[key] ?? key, values),
    mountSlot: (name) => {
      memory.mounted.push(name);
      return () => undefined;
    },
    isCrawler: page.isCrawler,
    ...options.overrides,
  };
};
