import { DAY_MS } from '@shop/domain/dates';
import { session } from '../db/schema/index.ts';
import { createToken, hashToken } from '../members/session-token.ts';
import type { LoggedIn, TestApp } from './test-app.ts';

type MemberKind = NonNullable<Parameters<TestApp['createMember']>[0]>;

/**
 * Logged in like `loginAs`, by a session row of its own instead of a password: for tests that need very many members.
 */
export async function quickLogin(shop: TestApp, kind: MemberKind = 'member'): Promise<LoggedIn> {
  const { id, username } = await shop.createMember(kind);
  const token = createToken();
  const now = shop.clock.now();
  await shop.services.db.insert(session).values({
    tokenHash: hashToken(token),
    memberId: id,
    authenticatedAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
  const browser = shop.browser();
  browser.cookies.set('session', token);
  return Object.assign(browser, { memberId: id, username });
}
