import { describe, expect, it } from '@jest/globals';
import { judgeAudit, readAudit, readExceptions } from './audit.ts';

const TODAY = '2026-11-22';
const advisory = (severity: string, id = 'GHSA-aaaa-bbbb-cccc') => ({
  module_name: 'left-pad',
  severity,
  title: 'Pads to the right',
  url: `https://github.com/advisories/${id}`,
  github_advisory_id: id,
});
const report = (...advisories: ReturnType<typeof advisory>[]): string =>
  JSON.stringify({ advisories: Object.fromEntries(advisories.map((each, index) => [index, each])), metadata: {} });
const judge = (output: string, exceptions: Parameters<typeof judgeAudit>[1] = []) =>
  judgeAudit(readAudit(output), exceptions, TODAY);

describe('the audit of the dependencies', () => {
  it('passes without advisories, and past a line of npm’s', () => {
    expect(judge(report())).toEqual({ isOk: true, lines: ['No known vulnerabilities.'] });
    expect(judge(`npm warn Unknown config\n${report()}`).isOk).toBe(true);
  });

  it.each([
    ['low', true],
    ['moderate', true],
    ['high', false],
    ['critical', false],
  ])('an advisory that is %s is told and passes: %s', (severity, isOk) => {
    const verdict = judge(report(advisory(severity)));
    expect(verdict.isOk).toBe(isOk);
    expect(verdict.lines.join()).toContain(`${severity}: left-pad, Pads to the right (GHSA-aaaa-bbbb-cccc`);
  });

  it('lets a named exception pass until its day is over, and no other advisory with it', () => {
    const until = (day: string) => [{ id: 'GHSA-aaaa-bbbb-cccc', reason: 'Only used to build', until: day }];
    expect(judge(report(advisory('high')), until(TODAY)).isOk).toBe(true);
    expect(judge(report(advisory('high')), until('2026-11-21')).isOk).toBe(false);
    expect(judge(report(advisory('high'), advisory('high', 'GHSA-other')), until(TODAY)).isOk).toBe(false);
  });

  it('passes and says so where the registry has no audits, or nothing readable', () => {
    const refused = JSON.stringify({
      error: { code: 'ERR_PNPM_AUDIT_BAD_RESPONSE', message: 'The audit endpoint responded with 405' },
    });
    expect(judge(`npm warn Unknown config\n${refused}`)).toEqual({
      isOk: true,
      lines: ['Dependencies were NOT checked for known vulnerabilities: The audit endpoint responded with 405'],
    });
    expect(judge('getaddrinfo ENOTFOUND registry.example').lines).toEqual([
      'Dependencies were NOT checked for known vulnerabilities: getaddrinfo ENOTFOUND registry.example',
    ]);
    expect(judge('').lines).toHaveLength(1);
  });

  it('refuses an exception without a reason or a day', () => {
    expect(() => readExceptions('[{"id":"GHSA-a","reason":"","until":"2027-01-01"}]')).toThrow();
    expect(() => readExceptions('[{"id":"GHSA-a","reason":"Only used to build"}]')).toThrow();
    expect(readExceptions('[]')).toEqual([]);
  });
});
