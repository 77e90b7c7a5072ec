import { describe, expect, it } from '@jest/globals';
import { REGISTER_ROUTE_NAME } from '../register/register-path.ts';
import { type Arrival, arrivalSteps, mayInterrupt, type Situation } from './arrival-steps.ts';
import { readSeen } from './seen-messages.ts';

const MEMBER: Arrival = {
  settings: { show_member_tutorial: false, serious_business_mode: false },
  isCorporateCustomer: false,
  route: 'index',
  isKiosk: false,
};
const NEWCOMER = { show_member_tutorial: true, serious_business_mode: false };

describe('arrivalSteps', () => {
  it.each<[string, Partial<Arrival>, readonly string[]]>([
    ['[4-22] the tutorial while its setting is on', { settings: NEWCOMER }, ['tutorial', 'newsletter']],
    [
      '[4-22][4-23] the tutorial instead of a company’s messages',
      { settings: NEWCOMER, isCorporateCustomer: true },
      ['tutorial', 'newsletter'],
    ],
    ['[4-23] a company’s messages otherwise', { isCorporateCustomer: true }, ['flash-messages', 'newsletter']],
    ['[4-24] the newsletter for everyone else', {}, ['newsletter']],
    [
      '[4-26] nothing on the offers route',
      { settings: NEWCOMER, isCorporateCustomer: true, route: 'member.offers' },
      [],
    ],
    ['[O4-11] nothing at a customer terminal', { settings: NEWCOMER, isKiosk: true }, []],
    [
      '[6-24] no tutorial in serious business mode',
      { settings: { ...NEWCOMER, serious_business_mode: true } },
      ['newsletter'],
    ],
  ])('starts %s', (_what, change, steps) => expect(arrivalSteps({ ...MEMBER, ...change })).toEqual(steps));
});

const CALM: Situation = { route: 'index', isKiosk: false, hasAnsweredCookies: true, isSeen: true, isBusy: false };

describe('mayInterrupt', () => {
  it.each<[string, Partial<Situation>, boolean]>([
    ['on a calm page', {}, true],
    ['on checkout', { route: 'checkout' }, false],
    ['on the page that has just made the account', { route: REGISTER_ROUTE_NAME }, false],
    ['on the offers page', { route: 'member.offers' }, false],
    ['at a customer terminal', { isKiosk: true }, false],
    ['before the cookie choice', { hasAnsweredCookies: false }, false],
    ['in a tab that nobody looks at', { isSeen: false }, false],
    ['while something else is open', { isBusy: true }, false],
  ])('[O4-11] %s: %s', (_where, change, expected) => expect(mayInterrupt({ ...CALM, ...change })).toBe(expected));
});

describe('readSeen', () => {
  it.each([
    [null, []],
    ['[3,4]', [3, 4]],
    ['[3,"x"]', [3]],
    ['{', []],
    ['{}', []],
  ])('reads %s', (text, ids) => expect(readSeen({ getItem: () => text })).toEqual(ids));
});
