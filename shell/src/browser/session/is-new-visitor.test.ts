import { describe, expect, it } from '@jest/globals';
import { visitorTiming } from '../../page/visitor-timing.ts';
import { isNewVisitor, type VisitorSigns } from './is-new-visitor.ts';

/** The metrics of a header, as a browser reads them. */
const metrics = (header: string) =>
  [...header.matchAll(/([a-z]+);desc="([a-z]+)"/g)].map(([, name = '', description = '']) => ({
    name,
    description,
    duration: 0,
    toJSON: () => ({}),
  }));

const FIRST: VisitorSigns = {
  navigation: { type: 'navigate', serverTiming: metrics(visitorTiming(true)) },
  storage: { getItem: () => null },
  isControlled: false,
};

describe('a new visitor', () => {
  it('is one whom the server has told so, in a browser that stores nothing of the shop', () =>
    expect(isNewVisitor(FIRST)).toBe(true));

  it.each<[string, Partial<VisitorSigns>]>([
    ['with a session or a cart', { navigation: { type: 'navigate', serverTiming: metrics(visitorTiming(false)) } }],
    ['of whom the server tells nothing', { navigation: { type: 'navigate', serverTiming: [] } }],
    ['in a browser that tells nothing', { navigation: undefined }],
    ['with a stored page', { navigation: { type: 'back_forward', serverTiming: metrics(visitorTiming(true)) } }],
    ['who reloads the page', { navigation: { type: 'reload', serverTiming: metrics(visitorTiming(true)) } }],
    ['who has been here before', { storage: { getItem: (key) => (key === 'isLoggedIn' ? 'false' : null) } }],
    ['whose pages a service worker serves', { isControlled: true }],
  ])('is none %s', (_who, signs) => expect(isNewVisitor({ ...FIRST, ...signs })).toBe(false));
});
