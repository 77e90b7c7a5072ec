/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { ApiClient } from '@shop/contracts/platform';
import { describe, expect, it, jest } from '@jest/globals';
import { createErrorReporter, stripUrls, watchErrors } from './report-error.ts';

const build = () => {
  const call = jest.fn(() => Promise.resolve());
  return { call, report: createErrorReporter({ call } as unknown as ApiClient, 'Firefox') };
};

describe('createErrorReporter', () => {
  it('[O7-44] strips queries and hashes from URLs', () => {
    expect(stripUrls('at f (https://shop.test/a.js?x=hemlig#y:1:2)')).toBe('at f (https://shop.test/a.js)');
  });

  it('reports each error once, with its source', () => {
    const { call, report } = build();
    const error = new Error('trasig');
    report(error, 'mf-header@1');
    report(error, 'mf-header@1');
    expect(call).toHaveBeenCalledTimes(1);
    expect(call.mock.calls[0]).toMatchObject([
      {},
      { body: { message: 'trasig', browser: 'Firefox', source: 'mf-header@1' } },
      { keepalive: true },
    ]);
  });

  it('[F2] sends the token of its page along, so that the shell can verify it', () => {
    const call = jest.fn(() => Promise.resolve());
    createErrorReporter({ call } as unknown as ApiClient, 'Firefox', 'sidans-token')(new Error('trasig'));
    expect(call.mock.calls).toMatchObject([[{}, { body: { message: 'trasig', token: 'sidans-token' } }, {}]]);
  });

  it('reports at most ten errors and no aborts', () => {
    const { call, report } = build();
    report(new DOMException('x', 'AbortError'));
    for (let index = 0; index < 30; index += 1) report(new Error(`fel ${index}`));
    expect(call).toHaveBeenCalledTimes(10);
  });

  it('[7.7-17] ignores the security error that a social widget causes', () => {
    const { call, report } = build();
    const noise = 'Blocked a frame with origin "https://widget.test" from accessing a cross-origin frame.';
    report(new DOMException(noise, 'SecurityError'));
    expect(call).not.toHaveBeenCalled();
    report(new DOMException('Storage is disabled', 'SecurityError'));
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('watchErrors', () => {
  it('[7.7-13][7.7-16] reports uncaught errors and rejections', () => {
    const { call, report } = build();
    watchErrors(report);
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('trasig'), message: 'trasig' }));
    const rejection = new Event('unhandledrejection');
    Object.assign(rejection, { reason: new Error('avvisad') });
    window.dispatchEvent(rejection);
    expect(call.mock.calls).toMatchObject([
      [
        { path: 'client-error' },
        { body: { message: 'trasig', browser: 'Firefox', stack: expect.stringContaining('trasig') } },
        { keepalive: true },
      ],
      [{ path: 'client-error' }, { body: { message: 'avvisad' } }, { keepalive: true }],
    ]);
  });
});
