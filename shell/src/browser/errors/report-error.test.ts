import type { ApiClient } from '@shop/shared/contracts/platform';
import { describe, expect, it, vi } from 'vitest';
import { createErrorReporter, stripAddresses } from './report-error.ts';

const build = () => {
  const call = vi.fn(() => Promise.resolve());
  return { call, report: createErrorReporter({ call } as unknown as ApiClient, 'Firefox') };
};

describe('createErrorReporter', () => {
  it('[O7-44] strips queries and hashes from addresses', () => {
    expect(stripAddresses('at f (https://shop.test/a.js?x=hemlig#y:1:2)')).toBe('at f (https://shop.test/a.js)');
  });

  it('tells each error once, with its source', () => {
    const { call, report } = build();
    const error = new Error('trasig');
    report(error, 'mf-header@1');
    report(error, 'mf-header@1');
    expect(call).toHaveBeenCalledTimes(1);
    expect(call.mock.calls[0]).toMatchObject([
      {},
      { body: { message: 'trasig', browser: 'Firefox', source: 'mf-header@1' } },
    ]);
  });

  it('stops at ten and never tells about what was aborted', () => {
    const { call, report } = build();
    report(new DOMException('x', 'AbortError'));
    for (let index = 0; index < 30; index += 1) report(new Error(`fel ${index}`));
    expect(call).toHaveBeenCalledTimes(10);
  });
});
