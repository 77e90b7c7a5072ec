import { apiFailure } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { loginMessage, noteMessage } from './login-message.ts';

describe('loginMessage', () => {
  it.each([
    ['[8-01]', apiFailure(403, 'LOGIN_FAILED'), 'Användarnamnet och/eller lösenordet är fel!'],
    ['[8-02]', apiFailure(429, 'RATE_LIMITED'), 'Försök igen om en stund!'],
    ['a refusal of another kind', apiFailure(403, 'ORIGIN_REFUSED', 'Nej.'), 'Nej.'],
    ['no api error at all', new Error('x'), 'Det gick inte att logga in. Försök igen.'],
  ])('%s', (_what, error, text) => {
    expect(loginMessage(error)).toBe(text);
  });
});

describe('noteMessage', () => {
  it.each([
    ['inloggning', 'Användarnamnet och/eller lösenordet är fel!'],
    ['forsok-igen', 'Försök igen om en stund!'],
    ['varukorg', null],
    ['constructor', null],
    [undefined, null],
    [['inloggning'], null],
  ])('a login without script that came back with %j', (note, text) => {
    expect(noteMessage(note)).toBe(text);
  });
});
