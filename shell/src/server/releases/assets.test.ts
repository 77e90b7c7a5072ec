import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { get, start } = shellPerTest();

describe('assets', () => {
  it('an unknown asset is a plain 404', async () => {
    await start();
    expect((await get('/assets/shell/1/../../../etc/passwd')).statusCode).toBe(404);
    expect((await get('/assets/mf-header/1/finns-inte.js')).statusCode).toBe(404);
  });
});
