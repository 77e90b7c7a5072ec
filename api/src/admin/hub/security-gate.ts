import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECURE_MINUTES } from '../../http/access.ts';
import { ApiError } from '../../http/errors.ts';
import type { StaffState } from '../../members/staff-rights.ts';
import type { Services } from '../../services.ts';
import { type Enrolling, isEnrolmentCodeOpen } from '../../staff/enrolment.ts';
import { readFactors } from '../../staff/factors.ts';
import { passkeyLoginOptions, type PasskeyOwner } from '../../staff/passkeys.ts';
import type { Fields } from './form-routes.ts';
import type { Frame } from './frame.ts';
import { loginPage } from './pages.ts';
import { enrolPage, factorPage, PATHS } from './security-pages.ts';

const WRONG = 'Koden stämmer inte. Försök igen.';
const LOCKED = 'För många felaktiga försök. Vänta en kvart och försök igen.';
const WRONG_ENROLMENT = 'Inskrivningskoden gäller inte. Be en administratör om en ny.';

/** Only URLs of the hub: a form must not redirect staff anywhere else. */
const inHub = (path: string): string => (/^\/admin\/[\w/?=&%.-]*$/.test(path) ? path : '/admin/');

export interface HubParts {
  readonly services: Services;
  send(reply: FastifyReply, status: number, page: Omit<Frame, 'lists'>): FastifyReply;
  /** The page for callers without access. */
  refuse(reply: FastifyReply): FastifyReply;
}

interface Caller {
  readonly owner: PasskeyOwner;
  readonly staff: StaffState;
  /** Logged in within the minutes that changes of credentials require. */
  readonly isFresh: boolean;
}

type Handle = (request: FastifyRequest, reply: FastifyReply, field: Fields) => Promise<FastifyReply>;
type Act<Owner> = (reply: FastifyReply, owner: Owner, field: Fields, request: FastifyRequest) => Promise<FastifyReply>;

const isLocked = (error: unknown): boolean => error instanceof ApiError && error.code === 'RATE_LIMITED';

/** The calling employee; null for all others. */
async function readCaller(
  { services }: HubParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  const { id: sessionId, user, staff, authenticatedAt } = await services.sessions.open(request, reply);
  if (sessionId === null || user === null || staff === 'none') return null;
  const age = authenticatedAt === null ? Infinity : services.clock.now().getTime() - authenticatedAt.getTime();
  const owner = { memberId: user.id, username: user.username, sessionId };
  return { owner, staff, isFresh: age <= SECURE_MINUTES * 60_000 };
}

const showLogin = ({ send }: HubParts, reply: FastifyReply, returnTo: string): FastifyReply =>
  send(reply, 200, { title: 'Logga in igen', body: loginPage(returnTo) });

async function showFactor(
  { services, send }: HubParts,
  reply: FastifyReply,
  owner: PasskeyOwner,
  view: { readonly returnTo: string; readonly error: string | null; readonly status: number },
): Promise<FastifyReply> {
  const factors = await readFactors(services.db, owner.memberId);
  const body = factorPage({
    ...view,
    passkeyOptions: await passkeyLoginOptions(services, owner),
    hasApp: factors.some(({ kind }) => kind === 'totp'),
  });
  return send(reply, view.status, { title: 'Bekräfta att det är du', body, hasScript: true });
}

/** The page that requires a colleague's code before a factor is enrolled. */
export const showEnrolment = ({ send }: HubParts, reply: FastifyReply, error: string | null): FastifyReply =>
  send(reply, error === null ? 200 : 422, {
    title: 'Tvåstegsinloggning',
    body: enrolPage({ needsCode: true, error }),
  });

/** Sends the page for a session's missing step; null once its staff rights are open. */
export async function showGate(
  parts: HubParts,
  request: FastifyRequest,
  reply: FastifyReply,
  returnTo = inHub(request.url),
): Promise<FastifyReply | null> {
  const caller = await readCaller(parts, request, reply);
  if (caller === null) return parts.refuse(reply);
  if (caller.staff === 'login') return showLogin(parts, reply, returnTo);
  if (caller.staff === 'factor') return showFactor(parts, reply, caller.owner, { returnTo, error: null, status: 200 });
  return caller.staff === 'enrol' ? showEnrolment(parts, reply, null) : null;
}

/** The caller with open rights; otherwise the page of the missing step has been sent. */
export async function openCaller(
  parts: HubParts,
  request: FastifyRequest,
  reply: FastifyReply,
  returnTo?: string,
): Promise<{ readonly caller: Caller } | { readonly sent: FastifyReply }> {
  const gate = await showGate(parts, request, reply, returnTo);
  if (gate !== null) return { sent: gate };
  const caller = await readCaller(parts, request, reply);
  return caller === null ? { sent: parts.refuse(reply) } : { caller };
}

/** Handles a form with a factor: redirects to the requested page, or shows the form again with the error. */
export const withFactor =
  (parts: HubParts, prove: (request: FastifyRequest, owner: PasskeyOwner, field: Fields) => Promise<boolean>): Handle =>
  async (request, reply, field) => {
    const caller = await readCaller(parts, request, reply);
    if (caller === null) return parts.refuse(reply);
    const returnTo = inHub(field('returnTo'));
    if (caller.staff === 'login') return showLogin(parts, reply, returnTo);
    if (caller.staff !== 'factor') return reply.redirect('/admin/', 303);
    const { owner } = caller;
    try {
      if (await prove(request, owner, field)) return reply.redirect(returnTo, 303);
      return showFactor(parts, reply, owner, { returnTo, error: WRONG, status: 422 });
    } catch (error) {
      if (!isLocked(error)) throw error;
      return showFactor(parts, reply, owner, { returnTo, error: LOCKED, status: 429 });
    }
  };

/** A form that enrols a factor: with a fresh login, and open rights or a colleague's code. */
export const withEnrolment =
  (parts: HubParts, act: Act<Enrolling>): Handle =>
  async (request, reply, field) => {
    const caller = await readCaller(parts, request, reply);
    if (caller === null) return parts.refuse(reply);
    const { owner, staff, isFresh } = caller;
    if (staff === 'factor') return showFactor(parts, reply, owner, { returnTo: PATHS.own, error: null, status: 200 });
    if (staff === 'login' || !isFresh) return showLogin(parts, reply, PATHS.own);
    const enrolling = { ...owner, code: staff === 'enrol' ? field('enrolmentCode') : null };
    if (await isEnrolmentCodeOpen(parts.services, enrolling)) return act(reply, enrolling, field, request);
    parts.services.securityLog.event(request, 'second-factor.failed', { memberId: owner.memberId });
    return showEnrolment(parts, reply, WRONG_ENROLMENT);
  };

/** A form that changes existing factors: only with open rights and a fresh login. */
export const withFreshLogin =
  (parts: HubParts, act: Act<PasskeyOwner>): Handle =>
  async (request, reply, field) => {
    const opened = await openCaller(parts, request, reply, PATHS.own);
    if ('sent' in opened) return opened.sent;
    const { owner, isFresh } = opened.caller;
    return isFresh ? act(reply, owner, field, request) : showLogin(parts, reply, PATHS.own);
  };
