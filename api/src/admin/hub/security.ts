import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECURE_MINUTES } from '../../http/access.ts';
import { ApiError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { StaffState } from '../../members/staff-rights.ts';
import {
  addPasskey,
  beginTotp,
  confirmTotp,
  type Enrolled,
  type Enrolling,
  isEnrolmentCodeOpen,
  removeFactor,
  renewRecoveryCodes,
  unconfirmedTotp,
} from '../../staff/enrolment.ts';
import { readFactors } from '../../staff/factors.ts';
import { passkeyEnrolmentOptions, passkeyLoginOptions, type PasskeyOwner } from '../../staff/passkeys.ts';
import { countRecoveryCodes } from '../../staff/recovery-codes.ts';
import { giveCode, givePasskey } from '../../staff/second-factor.ts';
import { totpQrCode } from '../../staff/totp.ts';
import { type Fields, registerForms } from './form-routes.ts';
import type { Frame } from './frame.ts';
import { loginPage } from './pages.ts';
import {
  confirmAppPage,
  enrolPage,
  factorPage,
  newPasskeyPage,
  ownFactorsPage,
  PATHS,
  recoveryCodesPage,
} from './security-pages.ts';

const MAX_NAME_LENGTH = 60;

const WRONG = 'Koden stämmer inte. Försök igen.';
const LOCKED = 'För många felaktiga försök. Vänta en kvart och försök igen.';
const WRONG_ENROLMENT = 'Inskrivningskoden gäller inte. Be en administratör om en ny.';
const PASSKEY_REFUSED = 'Passkeyn kunde inte läggas till. Försök igen.';

/** Only back into the hub: a form must not send staff anywhere else. */
const inHub = (path: string): string => (/^\/admin\/[\w/?=&%.-]*$/.test(path) ? path : '/admin/');

export interface HubParts {
  readonly services: Services;
  send(reply: FastifyReply, status: number, page: Omit<Frame, 'lists'>): FastifyReply;
  /** The page for whoever may not be here. */
  refuse(reply: FastifyReply): FastifyReply;
}

interface Caller {
  readonly owner: PasskeyOwner;
  readonly staff: StaffState;
  /** Logged in within the minutes that changes of what lets somebody in are worth. */
  readonly isFresh: boolean;
}

/** The library's file and ours, as one: pages of the hub load nothing from elsewhere. */
export const passkeyScript = (): string =>
  [
    new URL('../dist/bundle/index.umd.min.js', import.meta.resolve('@simplewebauthn/browser')),
    new URL('passkey.js', import.meta.url),
  ]
    .map((file) => readFileSync(fileURLToPath(file), 'utf8'))
    .join('\n');

const isLocked = (error: unknown): boolean => error instanceof ApiError && error.code === 'RATE_LIMITED';

/** Second factors in the hub: given, enrolled and removed by plain forms, which passkeys alone need a script for. */
export function createHubSecurity({ services, send, refuse }: HubParts) {
  const { db, clock, config, sessions, securityLog } = services;

  const callerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller | null> => {
    const { id: sessionId, user, staff, authenticatedAt } = await sessions.open(request, reply);
    if (sessionId === null || user === null || staff === 'none') return null;
    const age = authenticatedAt === null ? Infinity : clock.now().getTime() - authenticatedAt.getTime();
    const owner = { memberId: user.id, username: user.username, sessionId };
    return { owner, staff, isFresh: age <= SECURE_MINUTES * 60_000 };
  };

  const askLogin = (reply: FastifyReply, returnTo: string) =>
    send(reply, 200, { title: 'Logga in igen', body: loginPage(returnTo) });

  const askFactor = async (
    reply: FastifyReply,
    owner: PasskeyOwner,
    view: { readonly returnTo: string; readonly error: string | null; readonly status: number },
  ) => {
    const factors = await readFactors(db, owner.memberId);
    const body = factorPage({
      ...view,
      passkeyOptions: await passkeyLoginOptions(services, owner),
      hasApp: factors.some(({ kind }) => kind === 'totp'),
    });
    return send(reply, view.status, { title: 'Bekräfta att det är du', body, hasScript: true });
  };

  const askEnrolment = (reply: FastifyReply, error: string | null) =>
    send(reply, error === null ? 200 : 422, {
      title: 'Tvåstegsinloggning',
      body: enrolPage({ needsCode: true, error }),
    });

  /** What a session lacks, asked for in a page; null once its staff rights are open. */
  const showGate = async (
    request: FastifyRequest,
    reply: FastifyReply,
    returnTo = inHub(request.url),
  ): Promise<FastifyReply | null> => {
    const caller = await callerOf(request, reply);
    if (caller === null) return refuse(reply);
    if (caller.staff === 'login') return askLogin(reply, returnTo);
    if (caller.staff === 'factor') return askFactor(reply, caller.owner, { returnTo, error: null, status: 200 });
    return caller.staff === 'enrol' ? askEnrolment(reply, null) : null;
  };

  const showOwn = async (reply: FastifyReply, { memberId }: PasskeyOwner, error: string | null) => {
    const factors = await readFactors(db, memberId);
    const codesLeft = await countRecoveryCodes(db, memberId);
    const body = ownFactorsPage({ factors, codesLeft, error });
    return send(reply, error === null ? 200 : 422, { title: 'Din tvåstegsinloggning', body });
  };

  const give =
    (prove: (request: FastifyRequest, owner: PasskeyOwner, field: Fields) => Promise<boolean>) =>
    async (request: FastifyRequest, reply: FastifyReply, field: Fields): Promise<FastifyReply> => {
      const caller = await callerOf(request, reply);
      if (caller === null) return refuse(reply);
      const returnTo = inHub(field('returnTo'));
      if (caller.staff === 'login') return askLogin(reply, returnTo);
      if (caller.staff !== 'factor') return reply.redirect('/admin/', 303);
      const { owner } = caller;
      try {
        if (await prove(request, owner, field)) return reply.redirect(returnTo, 303);
        return askFactor(reply, owner, { returnTo, error: WRONG, status: 422 });
      } catch (error) {
        if (!isLocked(error)) throw error;
        return askFactor(reply, owner, { returnTo, error: LOCKED, status: 429 });
      }
    };

  /** The right to enrol: a fresh login with open rights, or a fresh login with a colleague's code. */
  const enrol =
    (act: (reply: FastifyReply, owner: Enrolling, field: Fields, request: FastifyRequest) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply, field: Fields): Promise<FastifyReply> => {
      const caller = await callerOf(request, reply);
      if (caller === null) return refuse(reply);
      const { owner, staff, isFresh } = caller;
      if (staff === 'factor') return askFactor(reply, owner, { returnTo: PATHS.own, error: null, status: 200 });
      if (staff === 'login' || !isFresh) return askLogin(reply, PATHS.own);
      const enrolling = { ...owner, code: staff === 'enrol' ? field('enrolmentCode') : null };
      if (await isEnrolmentCodeOpen(services, enrolling)) return act(reply, enrolling, field, request);
      securityLog.event(request, 'second-factor.failed', { memberId: owner.memberId });
      return askEnrolment(reply, WRONG_ENROLMENT);
    };

  /** Changes of factors that are there: only with open rights and a fresh login. */
  const change =
    (
      act: (reply: FastifyReply, owner: PasskeyOwner, field: Fields, request: FastifyRequest) => Promise<FastifyReply>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply, field: Fields): Promise<FastifyReply> => {
      const gate = await showGate(request, reply, PATHS.own);
      if (gate !== null) return gate;
      const caller = await callerOf(request, reply);
      if (caller === null) return refuse(reply);
      return caller.isFresh ? act(reply, caller.owner, field, request) : askLogin(reply, PATHS.own);
    };

  const showSecret = (reply: FastifyReply, { username, code }: Enrolling, secret: string, error: string | null) => {
    const body = confirmAppPage({ secret, qrCode: totpQrCode(secret, username), code, error });
    return send(reply, error === null ? 200 : 422, { title: 'Lägg till en app', body });
  };

  const showEnrolled = (
    request: FastifyRequest,
    reply: FastifyReply,
    { memberId }: PasskeyOwner,
    { recoveryCodes }: Extract<Enrolled, { ok: true }>,
  ) => {
    securityLog.event(request, 'second-factor.enabled', { memberId });
    if (recoveryCodes === null) return reply.redirect(PATHS.own, 303);
    return send(reply, 200, { title: 'Återställningskoder', body: recoveryCodesPage(recoveryCodes) });
  };

  const nameFrom = (field: Fields, otherwise: string): string =>
    field('name').trim().slice(0, MAX_NAME_LENGTH) || otherwise;

  const register = async (app: FastifyInstance): Promise<void> => {
    app.get(PATHS.own, { schema: { hide: true } }, async (request, reply) => {
      const gate = await showGate(request, reply);
      if (gate !== null) return gate;
      const caller = await callerOf(request, reply);
      return caller === null ? refuse(reply) : showOwn(reply, caller.owner, null);
    });

    await registerForms(app, config.publicOrigin, {
      [PATHS.give]: give((request, owner, field) => giveCode(services, { request, owner }, field('code'))),
      [PATHS.givePasskey]: give((request, owner, field) =>
        givePasskey(services, { request, owner }, field('credential')),
      ),
      [PATHS.app]: enrol(async (reply, owner, field) =>
        showSecret(reply, owner, await beginTotp(services, owner.memberId, nameFrom(field, 'App')), null),
      ),
      [PATHS.confirmApp]: enrol(async (reply, owner, field, request) => {
        const begun = await unconfirmedTotp(services, owner.memberId);
        const enrolled = await confirmTotp(services, owner, field('code'));
        if (enrolled.ok) return showEnrolled(request, reply, owner, enrolled);
        if (enrolled.reason === 'enrolment-code') return askEnrolment(reply, WRONG_ENROLMENT);
        return begun === null ? reply.redirect(PATHS.own, 303) : showSecret(reply, owner, begun.secret, WRONG);
      }),
      [PATHS.passkey]: enrol(async (reply, owner) => {
        const options = await passkeyEnrolmentOptions(services, owner);
        const body = newPasskeyPage({ options, code: owner.code });
        return send(reply, 200, { title: 'Lägg till en passkey', body, hasScript: true });
      }),
      [PATHS.confirmPasskey]: enrol(async (reply, owner, field, request) => {
        const passkey = { json: field('credential'), name: nameFrom(field, 'Passkey') };
        const enrolled = await addPasskey(services, owner, passkey);
        if (enrolled.ok) return showEnrolled(request, reply, owner, enrolled);
        if (owner.code !== null) return askEnrolment(reply, PASSKEY_REFUSED);
        return showOwn(reply, owner, PASSKEY_REFUSED);
      }),
      [PATHS.codes]: change(async (reply, { memberId }) => {
        if ((await readFactors(db, memberId)).length === 0) return reply.redirect(PATHS.own, 303);
        const codes = await renewRecoveryCodes(services, memberId);
        return send(reply, 200, { title: 'Återställningskoder', body: recoveryCodesPage(codes) });
      }),
      [PATHS.remove]: change(async (reply, owner, field, request) => {
        const { memberId } = owner;
        const factors = await readFactors(db, memberId);
        if (config.staffSecondFactor === 'required' && factors.length < 2) {
          return showOwn(reply, owner, 'Lägg till en annan innan du tar bort den sista.');
        }
        const id = factors.find((factor) => factor.id === field('id'))?.id;
        if (id !== undefined && (await removeFactor(services, memberId, id))) {
          securityLog.event(request, 'second-factor.disabled', { memberId });
        }
        return reply.redirect(PATHS.own, 303);
      }),
    });
  };

  return { showGate, register };
}
