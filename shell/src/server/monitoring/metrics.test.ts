import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { get, start } = shellPerTest();

describe('metrics', () => {
  it('does not show metrics through a proxy', async () => {
    await start();
    expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).statusCode).toBe(404);
    await get('/se');
    expect((await get('/metrics')).body).toContain('shell_page_seconds');
  });

  it('records the duration of rendered fragments, also below a millisecond', async () => {
    await start();
    await get('/se');
    expect((await get('/metrics')).body).toContain('shell_fragment_seconds_count{slot="start-page"} 1');
  });
});
