import { describe, expect, it } from '@jest/globals';
import { createReleaseHealth, THRESHOLDS, type BrowserAlert } from './release-health.ts';

const build = () => {
  const clock = { now: 0 };
  const broken: string[] = [];
  const alerts: BrowserAlert[] = [];
  const health = createReleaseHealth(() => clock.now, {
    onBroken: (name, version) => broken.push(`${name}@${version}`),
    onAlert: (alert) => alerts.push(alert),
  });
  const fragments = (count: number, isOk: boolean) => {
    for (let index = 0; index < count; index += 1) health.fragment('mf-header', '2', isOk);
  };
  const pages = (count: number, key = '1,mf-content@1,mf-header@2') => {
    for (let index = 0; index < count; index += 1) health.page({ key });
  };
  const report = (from: number, to: number) => {
    for (let visitor = from; visitor < to; visitor += 1) health.report('mf-header', '2', `192.0.2.${visitor}`);
  };
  return { clock, broken, alerts, health, fragments, pages, report };
};

describe('createReleaseHealth', () => {
  it('needs a number of failures and a share of all', () => {
    const { broken, fragments } = build();
    fragments(100, true);
    fragments(THRESHOLDS.failedFragments + 5, false);
    expect(broken).toEqual([]);
    fragments(20, false);
    expect(broken).toEqual(['mf-header@2']);
  });

  it('ignores events before its window', () => {
    const { broken, alerts, fragments, pages, report, clock } = build();
    fragments(THRESHOLDS.failedFragments - 1, false);
    pages(1);
    report(0, THRESHOLDS.reporters - 1);
    clock.now += THRESHOLDS.windowMs;
    fragments(THRESHOLDS.failedFragments - 1, false);
    report(0, THRESHOLDS.reporters + 5);
    expect(broken).toEqual([]);
    // No page with it was served in this window.
    expect(alerts).toEqual([]);
  });

  it('[F2] counts each address once, requires a share of the pages served, and never withdraws by reports', () => {
    const { broken, alerts, health, pages, report } = build();
    pages(600);
    pages(400, '1,mf-header@2!');
    pages(1000, '1,mf-header@20');
    for (let time = 0; time < 100; time += 1) health.report('mf-header', '2', '192.0.2.1');
    report(0, 49);
    expect(alerts).toEqual([]);
    report(49, 51);
    expect(alerts).toEqual([{ name: 'mf-header', version: '2', reporters: 50, pages: 1000 }]);
    expect(broken).toEqual([]);
  });
});
