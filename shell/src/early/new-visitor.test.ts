import { describe, expect, it } from '@jest/globals';
import { visitorTiming } from '../page/visitor-timing.ts';
import { installNewVisitor } from './new-visitor.ts';

/** The metrics of a header, as a browser reads them. */
const metrics = (header: string) =>
  [...header.matchAll(/([a-z]+);desc="([a-z]+)"/g)].map(([, name = '', description = '']) => ({ name, description }));

interface Signs {
  navigation: { type: string; serverTiming?: ReturnType<typeof metrics> } | undefined;
  stored: (key: string) => string | null;
  controller: object | null;
}

const FIRST: Signs = {
  navigation: { type: 'navigate', serverTiming: metrics(visitorTiming(true)) },
  stored: () => null,
  controller: null,
};

const isNew = ({ navigation, stored, controller }: Signs): boolean | undefined => {
  const window = {
    performance: { getEntriesByType: () => (navigation ? [navigation] : []) },
    localStorage: { getItem: stored },
    navigator: { serviceWorker: { controller } },
  } as unknown as Window & typeof globalThis;
  installNewVisitor(window, 'visitor', 'new', 'isLoggedIn');
  return window.shopIsNewVisitor;
};

describe('a new visitor', () => {
  it('is one whom the server has told so, in a browser that stores nothing of the shop', () =>
    expect(isNew(FIRST)).toBe(true));

  it.each<[string, Partial<Signs>]>([
    ['with a session or a cart', { navigation: { type: 'navigate', serverTiming: metrics(visitorTiming(false)) } }],
    ['of whom the server tells nothing', { navigation: { type: 'navigate', serverTiming: [] } }],
    ['in a browser without such metrics', { navigation: { type: 'navigate' } }],
    ['in a browser that tells nothing', { navigation: undefined }],
    ['with a stored page', { navigation: { type: 'back_forward', serverTiming: metrics(visitorTiming(true)) } }],
    ['who reloads the page', { navigation: { type: 'reload', serverTiming: metrics(visitorTiming(true)) } }],
    ['who has been here before', { stored: (key) => (key === 'isLoggedIn' ? 'false' : null) }],
    ['whose pages a service worker serves', { controller: {} }],
    [
      'whose browser forbids to look',
      {
        stored: () => {
          throw new Error('SecurityError');
        },
      },
    ],
  ])('is none %s', (_who, signs) => expect(isNew({ ...FIRST, ...signs })).toBe(false));
});
