import { pino } from 'pino';
import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';
import { createReportLimit, readReports } from './reports.ts';

const { start } = shellPerTest();

describe('reports of broken policies', () => {
  const OLD = {
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://ond.test/x.js?hemlig=1',
      'document-uri': 'https://shop.test/se/search/mus?q=1',
    },
  };

  it('[F10] are parsed in both formats, without paths and queries', () => {
    expect(readReports(OLD)).toEqual([
      {
        type: 'csp-violation',
        page: 'https://shop.test search',
        directive: 'script-src-elem',
        blocked: 'https://ond.test/x.js',
        source: null,
      },
    ]);
    const body = { effectiveDirective: 'trusted-types', blockedURL: 'trusted-types-sink', sourceFile: '/a.js' };
    const [report] = readReports([{ type: 'csp-violation', url: 'https://shop.test/se#a', body }]);
    expect(report).toMatchObject({ page: 'https://shop.test index', directive: 'trusted-types', source: '/a.js' });
    expect(readReports('skräp')).toEqual([]);
  });

  it('reach the log; one sender is limited', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const { app } = await start({ logger });
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/rapporter',
        headers: { 'content-type': 'application/csp-report' },
        payload: JSON.stringify(OLD),
      });
    expect((await send()).statusCode).toBe(204);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { report: { directive: 'script-src-elem' } },
    ]);
    for (let count = 0; count < 19; count += 1) await send();
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(lines).toHaveLength(20);
  });

  it('have limits per minute, by sender and in total', () => {
    let now = 0;
    const isAllowed = createReportLimit(() => now);
    const allowed = Array.from({ length: 25 }, () => isAllowed('a')).filter(Boolean);
    expect(allowed).toHaveLength(20);
    const others = Array.from({ length: 400 }, (_row, index) => isAllowed(`b${index}`)).filter(Boolean);
    expect(others).toHaveLength(275);
    now = 60_000;
    expect(isAllowed('a')).toBe(true);
  });

  it('that are too long are refused', async () => {
    const { app } = await start();
    const response = await app.inject({
      method: 'POST',
      url: '/rapporter',
      payload: 'x'.repeat(40_000),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(413);
  });
});
