import type { Endpoint } from '@shop/contracts';
import { describe, expect, it } from '@jest/globals';
import type { CurrentUser, Session } from '../members/session.ts';
import { checkAccess, SECURE_MINUTES } from './access.ts';
import { ApiError } from './errors.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

const USER: CurrentUser = {
  id: 7,
  username: 'anna',
  email: 'anna@example.se',
  isEmployee: false,
  isAdmin: false,
  isCorporateCustomer: false,
  rankLevel: 0,
  zipCode: '',
};

const session = (values: Partial<Session> = {}): Session => ({
  id: 'session',
  user: USER,
  authenticatedAt: NOW,
  staff: 'none',
  ensure: () => Promise.resolve('session'),
  endReauthentication: () => Promise.resolve(),
  ...values,
});
const visitor = session({ user: null, authenticatedAt: null });
const employee = session({ user: { ...USER, isEmployee: true }, staff: 'open' });
const admin = session({ user: { ...USER, isAdmin: true }, staff: 'open' });

const endpoint = (values: Partial<Endpoint>): Endpoint => ({
  method: 'GET',
  path: 'x',
  access: 'never',
  summary: '',
  ...values,
});

/** Code, level and text of the refusal; null for an admitted caller. */
const refusalOf = (values: Partial<Endpoint>, caller: Session) => {
  try {
    checkAccess(endpoint(values), caller, NOW);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { code: error.code, level: error.options.level, text: error.message };
  }
};
const codeOf = (values: Partial<Endpoint>, caller: Session) => refusalOf(values, caller)?.code ?? null;

describe('a call without a login', () => {
  it.each(['never', 'exists'] as const)('is let through at level %s', (access) => {
    expect(refusalOf({ access }, visitor)).toBeNull();
    expect(refusalOf({ access }, session({ authenticatedAt: null }))).toBeNull();
  });

  it.each([
    [{ access: 'user' }, 'user'],
    [{ access: 'secure' }, 'secure'],
    [{ access: 'always' }, 'always'],
    [{ access: 'never', role: 'employee' }, 'employee'],
    [{ access: 'secure', role: 'admin' }, 'admin'],
  ] as const)('[O7-02] to %j is refused with the level that would do: %s', (values, level) => {
    expect(refusalOf(values, visitor)).toMatchObject({ code: 'UNAUTHORIZED', level });
  });

  it('has the text of the endpoint where there is one', () => {
    const loginText = 'Logga in för att se dina ordrar.';
    expect(refusalOf({ access: 'user', loginText }, visitor)?.text).toBe(loginText);
    expect(refusalOf({ access: 'user' }, visitor)?.text).toBe('Du måste logga in.');
  });
});

describe('a call that wants a fresh login', () => {
  it.each(['secure', 'always'] as const)('[O7-02] at level %s takes 15 minutes to the millisecond', (access) => {
    const late = new Date(minutesAgo(SECURE_MINUTES).getTime() - 1);
    expect(codeOf({ access }, session())).toBeNull();
    expect(codeOf({ access }, session({ authenticatedAt: minutesAgo(SECURE_MINUTES) }))).toBeNull();
    expect(refusalOf({ access }, session({ authenticatedAt: late }))).toMatchObject({
      code: 'REAUTHENTICATION_NEEDED',
      level: access,
    });
    expect(codeOf({ access }, session({ authenticatedAt: null }))).toBe('REAUTHENTICATION_NEEDED');
  });

  it('is the only one: an old login does for the rest', () => {
    expect(codeOf({ access: 'user' }, session({ authenticatedAt: minutesAgo(600) }))).toBeNull();
    expect(codeOf({ access: 'user' }, session({ authenticatedAt: null }))).toBeNull();
  });
});

describe('a call for staff', () => {
  it.each([
    ['a member', session(), 'FORBIDDEN', 'FORBIDDEN'],
    ['an employee', employee, null, 'FORBIDDEN'],
    ['an admin', admin, null, null],
  ])('by %s', (_who, caller, asEmployee, asAdmin) => {
    expect(codeOf({ access: 'user', role: 'employee' }, caller)).toBe(asEmployee);
    expect(codeOf({ access: 'user', role: 'admin' }, caller)).toBe(asAdmin);
  });

  it('wants what the session lacks: the login, the factor, or a factor at all', () => {
    const role = 'employee';
    expect(refusalOf({ role }, { ...employee, staff: 'login' })).toMatchObject({
      code: 'REAUTHENTICATION_NEEDED',
      level: 'secure',
    });
    expect(codeOf({ role }, { ...employee, staff: 'factor' })).toBe('SECOND_FACTOR_NEEDED');
    expect(codeOf({ role }, { ...employee, staff: 'enrol' })).toBe('SECOND_FACTOR_NEEDED');
  });

  it.each(['login', 'factor', 'enrol'] as const)('alone checks staff rights: %s', (staff) => {
    expect(codeOf({ access: 'user' }, { ...employee, staff })).toBeNull();
  });

  it('may want a fresh login as well', () => {
    const old = { ...admin, authenticatedAt: minutesAgo(SECURE_MINUTES + 1) };
    expect(codeOf({ access: 'secure', role: 'admin' }, old)).toBe('REAUTHENTICATION_NEEDED');
  });
});
