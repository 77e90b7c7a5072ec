import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readSecrets, type SecretSettings } from './read-secrets.ts';

const key = (): string => randomBytes(32).toString('base64url');
const [NEW, OLD, DEVELOPMENT] = [key(), key(), key()];

const read = (settings: Partial<SecretSettings>) =>
  readSecrets({
    secrets: undefined,
    secret: undefined,
    usesHttps: true,
    developmentSecrets: () => DEVELOPMENT,
    ...settings,
  });
const problems = (settings: Partial<SecretSettings>): string => {
  const result = read(settings);
  return result.ok ? '' : result.problems.join('\n');
};
const keyCount = (settings: Partial<SecretSettings>): number => {
  const result = read(settings);
  return result.ok ? result.ring.keyIds.length : 0;
};

describe('the secrets of an installation', () => {
  it('[F21] are several, the first of which signs', () => {
    const [both, one] = [read({ secrets: `${NEW}, ${OLD}` }), read({ secrets: NEW })];
    if (!both.ok || !one.ok) throw new Error('Both are right.');
    expect(both.ring.keyIds).toHaveLength(2);
    expect(both.ring.keyIds[0]).toBe(one.ring.keyIds[0]);
  });

  it.each([
    ['too short', 'x8Jk2-pQ_v7Lr4Ts9Zb1Nd6Mf3Ga5H', 'shorter than 32 bytes'],
    ['one character over and over', 'a'.repeat(64), 'too regular'],
    ['one word over and over', 'changeme-changeme-changeme-changeme-changeme', 'too regular'],
    ['few different characters', 'abcabdacbabcabdacbdbcabdacbabcdbacbadcabdcbacbd', 'too regular'],
    ['nothing after a comma', `${NEW},`, 'Secret 2 of SHOP_SECRETS'],
  ])('[F21] are refused when one is %s', (_what, secrets, message) => {
    expect(problems({ secrets })).toContain(message);
    expect(problems({ secrets })).not.toContain(secrets);
    expect(problems({ secrets, usesHttps: false })).toContain(message);
  });

  it('[F21] are all named at once when several are wrong', () => {
    expect(problems({ secrets: 'short,also short' })).toMatch(/Secret 1[\s\S]*Secret 2/);
  });

  it('[F21] must be given on https, and are the machine’s own on http', () => {
    expect(problems({})).toContain('SHOP_SECRETS must be set');
    expect(keyCount({ usesHttps: false })).toBe(1);
    expect(keyCount({ usesHttps: false, developmentSecrets: () => `${NEW},${OLD}` })).toBe(2);
  });

  it('[F21] may be the one of before: refused on https when it is short, and then a former key beside a new one', () => {
    const short = 'sixteen letters!';
    expect(problems({ secret: short })).toMatch(/shorter than 32 bytes[\s\S]*Set SHOP_SECRETS/);
    expect([keyCount({ secret: OLD }), keyCount({ secret: short, usesHttps: false })]).toEqual([1, 1]);
    expect([keyCount({ secrets: NEW, secret: short }), keyCount({ secrets: NEW, secret: NEW })]).toEqual([2, 1]);
    expect(problems({ secret: 'too short', usesHttps: false })).toContain('16 characters');
  });
});
