import { getEidPoll, getEidQrCode, getEidSigning, getEidStatus, postEidCancel, postEidStart } from '@shop/contracts';
import type { FastifyRequest } from 'fastify';
import type { Feature } from '../feature.ts';
import { SECURE_MINUTES } from '../http/access.ts';
import { callerAddress } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { CurrentUser, Session } from '../members/session.ts';
import type { Services } from '../services.ts';
import { createBankId } from './bankid.ts';
import { noEid } from './no-eid.ts';
import type { EidProvider } from './provider.ts';
import type { Signer, Signing } from './signing-store.ts';
import { createSignings } from './signings.ts';

/** Starting a signing costs money at the provider and may annoy the owner of a phone. */
const START_LIMIT = { limit: 20, windowSeconds: 600 };

/**
 * Statuses as the client knows them: `cancelled` is ours and a failure to the client, a timeout is the empty word
 * [8-09].
 */
const CLIENT_STATUSES = {
  pending: 'pending',
  complete: 'complete',
  failed: 'failed',
  cancelled: 'failed',
  timedOut: '',
} as const;

const hints = ({ hintCode, errorCode }: Signing) => ({ hintCode, ...(errorCode !== null && { errorCode }) });

/** The response of the status call: one word where a word is enough [7.8-02]. */
function statusOf(signing: Signing) {
  const status = CLIENT_STATUSES[signing.status];
  const isPlain = status !== 'pending' && signing.hintCode === null && signing.errorCode === null;
  return isPlain || status === '' || status === 'complete' ? status : { status, ...hints(signing) };
}

async function chooseProvider(app: Parameters<Feature>[0], services: Services): Promise<EidProvider> {
  const { eid } = services.config;
  if (eid.provider === 'off') return noEid;
  if (eid.provider === 'bankid') return createBankId(eid);
  return (await services.simulators?.eid(app, services)) ?? noEid;
}

const signerOf = (member: CurrentUser, session: Session): Signer => {
  if (session.id === null) throw new ApiError('UNAUTHORIZED', undefined, { level: 'user' });
  return { memberId: member.id, sessionId: session.id };
};

/** The e-ID feature: signing for members [7.8-01..04], bound to their session [O7-32]. */
export const registerEid: Feature = async (app, services) => {
  const { clock, rateLimits } = services;
  const signings = createSignings(services, await chooseProvider(app, services));

  route(app, postEidStart, async ({ member, session, body, request }) => {
    await rateLimits.use(`eid:${member.id}`, START_LIMIT);
    const { authenticatedAt } = session;
    const isFresh =
      authenticatedAt !== null && clock.now().getTime() - authenticatedAt.getTime() <= SECURE_MINUTES * 60_000;
    const signer = signerOf(member, session);
    return {
      data: await signings.start({
        signer,
        purpose: body.purpose,
        subjectId: body.id,
        isFresh,
        endUserIp: callerAddress(request),
      }),
    };
  });

  route(app, getEidQrCode, async ({ member, session, params }) => ({
    data: { qrCode: await signings.qrCode(params.reference, signerOf(member, session)) },
  }));

  const logEnd = (request: FastifyRequest, { memberId, status }: Signing): void => {
    const event = status === 'complete' ? 'eid.succeeded' : 'eid.failed';
    services.securityLog.event(request, event, { memberId, provedBy: 'eid' });
  };

  route(app, getEidPoll, async ({ member, session, params, request }) => {
    const signing = await signings.refresh(params.reference, signerOf(member, session), (ended) =>
      logEnd(request, ended),
    );
    return { status: { status: CLIENT_STATUSES[signing.status] }, ...hints(signing) };
  });

  route(app, getEidStatus, async ({ member, session, params, request }) => {
    const signer = signerOf(member, session);
    return { status: statusOf(await signings.refresh(params.reference, signer, (ended) => logEnd(request, ended))) };
  });

  route(app, getEidSigning, async ({ member, session, params, request }) => {
    const signer = signerOf(member, session);
    const signing = await signings.read(params.reference, signer, (ended) => logEnd(request, ended));
    const { purpose, subjectId, text, status } = signing;
    return {
      data: { signing: { purpose, id: subjectId, text, status: CLIENT_STATUSES[status], ...hints(signing) } },
    };
  });

  route(app, postEidCancel, async ({ member, session, params }) => {
    await signings.cancel(params.reference, signerOf(member, session));
    return undefined;
  });
};
