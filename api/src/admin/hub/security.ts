import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  addPasskey,
  beginTotp,
  confirmTotp,
  type Enrolled,
  type Enrolling,
  removeFactor,
  renewRecoveryCodes,
  unconfirmedTotp,
} from '../../staff/enrolment.ts';
import { readFactors } from '../../staff/factors.ts';
import { passkeyEnrolmentOptions, type PasskeyOwner } from '../../staff/passkeys.ts';
import { countRecoveryCodes } from '../../staff/recovery-codes.ts';
import { giveCode, givePasskey } from '../../staff/second-factor.ts';
import { totpQrCode } from '../../staff/totp.ts';
import { type Fields, registerForms } from './form-routes.ts';
import {
  type HubParts,
  openCaller,
  showEnrolment,
  showGate,
  withEnrolment,
  withFactor,
  withFreshLogin,
} from './security-gate.ts';
import { confirmAppPage, newPasskeyPage, ownFactorsPage, PATHS, recoveryCodesPage } from './security-pages.ts';

const MAX_NAME_LENGTH = 60;

const WRONG = 'Koden stämmer inte. Försök igen.';
const WRONG_ENROLMENT = 'Inskrivningskoden gäller inte. Be en administratör om en ny.';
const PASSKEY_REFUSED = 'Passkeyn kunde inte läggas till. Försök igen.';

type Forms = Parameters<typeof registerForms>[2];

async function showOwn(
  { services, send }: HubParts,
  reply: FastifyReply,
  { memberId }: PasskeyOwner,
  error: string | null,
): Promise<FastifyReply> {
  const factors = await readFactors(services.db, memberId);
  const codesLeft = await countRecoveryCodes(services.db, memberId);
  const body = ownFactorsPage({ factors, codesLeft, error });
  return send(reply, error === null ? 200 : 422, { title: 'Din tvåstegsinloggning', body });
}

function showSecret(
  { send }: HubParts,
  reply: FastifyReply,
  { username, code }: Enrolling,
  { secret, error }: { readonly secret: string; readonly error: string | null },
): FastifyReply {
  const body = confirmAppPage({ secret, qrCode: totpQrCode(secret, username), code, error });
  return send(reply, error === null ? 200 : 422, { title: 'Lägg till en app', body });
}

function showEnrolled(
  { services, send }: HubParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { memberId, recoveryCodes }: PasskeyOwner & Extract<Enrolled, { ok: true }>,
): FastifyReply {
  services.securityLog.event(request, 'second-factor.enabled', { memberId });
  if (recoveryCodes === null) return reply.redirect(PATHS.own, 303);
  return send(reply, 200, { title: 'Återställningskoder', body: recoveryCodesPage(recoveryCodes) });
}

const nameFrom = (field: Fields, otherwise: string): string =>
  field('name').trim().slice(0, MAX_NAME_LENGTH) || otherwise;

const factorForms = (parts: HubParts): Forms => ({
  [PATHS.give]: withFactor(parts, (request, owner, field) =>
    giveCode(parts.services, { request, owner }, field('code')),
  ),
  [PATHS.givePasskey]: withFactor(parts, (request, owner, field) =>
    givePasskey(parts.services, { request, owner }, field('credential')),
  ),
});

const appForms = (parts: HubParts): Forms => ({
  [PATHS.app]: withEnrolment(parts, async (reply, owner, field) => {
    const secret = await beginTotp(parts.services, owner.memberId, nameFrom(field, 'App'));
    return showSecret(parts, reply, owner, { secret, error: null });
  }),
  [PATHS.confirmApp]: withEnrolment(parts, async (reply, owner, field, request) => {
    const begun = await unconfirmedTotp(parts.services, owner.memberId);
    const enrolled = await confirmTotp(parts.services, owner, field('code'));
    if (enrolled.ok) return showEnrolled(parts, request, reply, { ...owner, ...enrolled });
    if (enrolled.reason === 'enrolment-code') return showEnrolment(parts, reply, WRONG_ENROLMENT);
    if (begun === null) return reply.redirect(PATHS.own, 303);
    return showSecret(parts, reply, owner, { secret: begun.secret, error: WRONG });
  }),
});

const passkeyForms = (parts: HubParts): Forms => ({
  [PATHS.passkey]: withEnrolment(parts, async (reply, owner) => {
    const options = await passkeyEnrolmentOptions(parts.services, owner);
    const body = newPasskeyPage({ options, code: owner.code });
    return parts.send(reply, 200, { title: 'Lägg till en passkey', body, hasScript: true });
  }),
  [PATHS.confirmPasskey]: withEnrolment(parts, async (reply, owner, field, request) => {
    const passkey = { json: field('credential'), name: nameFrom(field, 'Passkey') };
    const enrolled = await addPasskey(parts.services, owner, passkey);
    if (enrolled.ok) return showEnrolled(parts, request, reply, { ...owner, ...enrolled });
    if (owner.code !== null) return showEnrolment(parts, reply, PASSKEY_REFUSED);
    return showOwn(parts, reply, owner, PASSKEY_REFUSED);
  }),
});

const changeForms = (parts: HubParts): Forms => {
  const { db, config, securityLog } = parts.services;
  return {
    [PATHS.codes]: withFreshLogin(parts, async (reply, { memberId }) => {
      if ((await readFactors(db, memberId)).length === 0) return reply.redirect(PATHS.own, 303);
      const codes = await renewRecoveryCodes(parts.services, memberId);
      return parts.send(reply, 200, { title: 'Återställningskoder', body: recoveryCodesPage(codes) });
    }),
    [PATHS.remove]: withFreshLogin(parts, async (reply, owner, field, request) => {
      const { memberId } = owner;
      const factors = await readFactors(db, memberId);
      if (config.staffSecondFactor === 'required' && factors.length < 2) {
        return showOwn(parts, reply, owner, 'Lägg till en annan innan du tar bort den sista.');
      }
      const id = factors.find((factor) => factor.id === field('id'))?.id;
      if (id !== undefined && (await removeFactor(parts.services, memberId, id))) {
        securityLog.event(request, 'second-factor.disabled', { memberId });
      }
      return reply.redirect(PATHS.own, 303);
    }),
  };
};

/** Second factors in the hub: verified, enrolled and removed by plain forms; only passkeys need a script. */
export const createHubSecurity = (parts: HubParts) => ({
  /** Sends the page for a session's missing step; null once its staff rights are open. */
  showGate: (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> =>
    showGate(parts, request, reply),

  /** Registers the page of the caller's own factors and the forms that verify, enrol and remove them. */
  register: async (app: FastifyInstance): Promise<void> => {
    app.get(PATHS.own, { schema: { hide: true } }, async (request, reply) => {
      const opened = await openCaller(parts, request, reply);
      return 'sent' in opened ? opened.sent : showOwn(parts, reply, opened.caller.owner, null);
    });
    await registerForms(app, parts.services.config.publicOrigin, {
      ...factorForms(parts),
      ...appForms(parts),
      ...passkeyForms(parts),
      ...changeForms(parts),
    });
  },
});
