import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { get, start } = shellPerTest();

describe('the style guide', () => {
  it('shows the style guide of a development build; a production build has no such page', async () => {
    await start();
    expect((await get('/styleguide')).statusCode).toBe(404);
  });
});
