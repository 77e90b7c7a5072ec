import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from './testing/shell-per-test.ts';

const { start } = shellPerTest();

describe('a connection', () => {
  it('[F22] a slow sender has a timeout of thirty seconds', async () => {
    const { app } = await start();
    expect(app.server.requestTimeout).toBe(30_000);
  });
});
