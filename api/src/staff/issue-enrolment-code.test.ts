import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readToken } from '../account/member-tokens.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { issueEnrolmentCode } from './issue-enrolment-code.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const issue = (username: string) => {
  const { host, database } = shop.pool.options;
  return issueEnrolmentCode({ socketDir: host ?? '', database: database ?? '' }, username, shop.clock.now());
};

describe('an enrolment code from the console', () => {
  it('[F20] is an employee’s own, for a day', async () => {
    const { id, username } = await shop.createMember('admin');
    const code = await issue(username);
    const read = () => readToken(shop.services.db, code, ['staffEnrolment'], shop.clock.now());
    expect((await read())?.memberId).toBe(id);
    shop.clock.advance({ days: 1, seconds: 1 });
    expect(await read()).toBeUndefined();
  });

  it('[F20] is for staff only', async () => {
    const { username } = await shop.createMember();
    await expect(issue(username)).rejects.toThrow('no member of staff');
    await expect(issue('finns-inte')).rejects.toThrow('There is no member');
  });
});
