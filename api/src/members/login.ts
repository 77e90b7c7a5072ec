import { deleteLogin, postLogin } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/tx.ts';
import { callerKey } from '../http/caller.ts';
import { ApiError, isRateLimited } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { findAccount } from './find-account.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { countTry, forgetTries } from './login-limits.ts';
import { isPasswordRight } from './password.ts';
import { requireLoginFactor } from './login-factor.ts';
import { createSlowDown } from './slow-down.ts';
import { startLogin } from './start-login.ts';

/** `POST login` [7.3-02..05] and `DELETE login` [7.3-06]. */
export function registerLogin(app: FastifyInstance): void {
  const { config, rateLimits, wait, loginHooks } = app.services;
  const devices = createDeviceCookie(config);
  const slowDown = createSlowDown(rateLimits, wait);
  loginHooks.onLogin(async ({ userId, request, reply }) =>
    devices.issue(request, reply, userId, app.services.clock.now()),
  );

  route(app, postLogin, async ({ db, body, clock, request, reply, services }) => {
    const account = await findAccount(db, body.username);
    const device = account === undefined ? null : devices.read(request, account.id, clock.now());
    const attempt = { accountId: account?.id, name: body.username, caller: callerKey(request), device };
    const subject = { memberId: account?.id, typedName: body.username };
    const blockedMs = await countTry(services.rateLimits, slowDown, attempt).catch((error: unknown) => {
      if (isRateLimited(error)) services.securityLog.event(request, 'login.locked', subject);
      throw error;
    });
    if (blockedMs > 0) services.securityLog.event(request, 'login.slowed', subject);
    if (!(await isPasswordRight(account?.passwordHash, body.password)) || account === undefined) {
      services.securityLog.event(request, 'login.failed', { ...subject, provedBy: 'password' });
      throw new ApiError('LOGIN_FAILED');
    }
    await forgetTries(services.rateLimits, attempt);

    const previous = await services.sessions.open(request, reply);
    const secondFactorAt = await requireLoginFactor(services, { account, previous, code: body.code ?? '', request });
    // Read before the transaction: inside, it would need a second connection while other requests may occupy the whole
    // pool.
    await services.places();
    const view = await inTransaction(db, (tx) =>
      startLogin(tx, account.id, { request, reply, services, secondFactorAt }),
    );
    if (view === undefined) throw new ApiError('LOGIN_FAILED');
    services.securityLog.event(request, 'login.succeeded', { memberId: account.id, provedBy: 'password' });
    return { data: { user: view.user } };
  });

  route(app, deleteLogin, async ({ db, session, request, reply, services }) => {
    const { id: sessionId, user } = session;
    if (sessionId === null) return undefined;
    await inTransaction(db, async (tx) => {
      if (user !== null) await services.loginHooks.runLogout({ userId: user.id, sessionId, request, reply }, tx);
      await services.sessions.end(tx, reply, sessionId);
    });
    if (user !== null) services.securityLog.event(request, 'logout', { memberId: user.id });
    return undefined;
  });
}
