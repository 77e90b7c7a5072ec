import { describe, expect, it } from '@jest/globals';
import { createReportTokens } from './report-token.ts';

const SET = { key: '1,mf-content@3!,mf-header@2' };
const MINUTE_MS = 60_000;

describe('createReportTokens', () => {
  const build = (secret = 'hemlig') => {
    const clock = { now: 5 * MINUTE_MS };
    return { clock, tokens: createReportTokens(secret, () => clock.now) };
  };

  it('[F2] covers the releases of its page for an hour, also at another shell with the same secret', () => {
    const { tokens } = build();
    const other = build();
    const token = tokens.of(SET);
    expect(other.tokens.covers(token, 'mf-header', '2')).toBe(true);
    expect(other.tokens.covers(token, 'mf-content', '3')).toBe(true);
    expect(other.tokens.covers(token, 'mf-header', '20')).toBe(false);
    other.clock.now += 60 * MINUTE_MS;
    expect(other.tokens.covers(token, 'mf-header', '2')).toBe(true);
    other.clock.now += MINUTE_MS;
    expect(other.tokens.covers(token, 'mf-header', '2')).toBe(false);
  });

  it('[F2] is invalid when it was made up, changed, or signed with another secret', () => {
    const { tokens } = build();
    const token = tokens.of(SET);
    const dot = token.lastIndexOf('.');
    const [payload, signature] = [token.slice(0, dot), token.slice(dot + 1)];
    expect(payload).toBe('5:1,mf-content@3!,mf-header@2');
    const forged = '5:mf-header@9';
    for (const wrong of [
      '',
      '.',
      payload,
      `${payload}.`,
      `.${signature}`,
      `${forged}.${signature}`,
      `${token}A`,
      'å.å',
    ])
      expect([wrong, tokens.covers(wrong, 'mf-header', '9') || tokens.covers(wrong, 'mf-header', '2')]).toEqual([
        wrong,
        false,
      ]);
    expect(tokens.covers(build('annan').tokens.of(SET), 'mf-header', '2')).toBe(false);
  });

  it('is signed once a minute for all pages with the same releases', () => {
    const { tokens, clock } = build();
    const token = tokens.of(SET);
    expect(tokens.of({ key: SET.key })).toBe(token);
    expect(tokens.of({ key: '1,mf-header@3' })).not.toBe(token);
    clock.now += MINUTE_MS;
    expect(tokens.of(SET)).not.toBe(token);
  });
});
