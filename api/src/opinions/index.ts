import {
  deleteReview,
  getCustomerSurvey,
  getOwnReview,
  getPoll,
  getPollQuestion,
  postCustomerSurvey,
  postPollVote,
  postReview,
  postReviewReport,
  putReview,
  putReviewVote,
} from '@shop/contracts/api/opinion';
import type { FastifyRequest } from 'fastify';
import { getProductQuestions, postProductQuestion } from '@shop/contracts/api/question';
import { relist } from '../admin/relist.ts';
import type { Feature } from '../feature.ts';
import { callerKey } from '../http/caller.ts';
import { route } from '../http/route.ts';
import { type Caller, findOrderWithSecret } from '../orders/order-access.ts';
import { createOrderSecrets } from '../orders/order-secrets.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import { changeReview, readOwn, removeReview, writeReview } from './own-review.ts';
import { readPoll, readQuestion, takeVotesAlong, vote } from './polls.ts';
import { askQuestion, readQuestions } from './questions.ts';
import { registerReviewPhotos } from './review-photo-routes.ts';
import { reportReview } from './review-reports.ts';
import { voteOnReview } from './review-votes.ts';
import { readResponse, storeResponse } from './survey.ts';

/**
 * Voting and answering create a session where there is none: these limits keep scripts from creating them by the
 * thousand.
 */
const VOTES = { limit: 100, windowSeconds: 600 };
const SURVEYS = { limit: 50, windowSeconds: 600 };
/** As for orders: the secret of a link cannot be guessed, yet nobody needs more tries. */
const GUESSES = { limit: 60, windowSeconds: 60 };
/** Anybody may report; more than this an hour is not reading. */
const REPORTS = { limit: 20, windowSeconds: 3600 };
const QUESTIONS = { limit: 10, windowSeconds: 3600 };
const WRITINGS = { limit: 30, windowSeconds: 3600 };

/**
 * The opinions feature: polls [O2.3-03], the survey after a purchase [O9-31], reviews [3-67] with votes [3-70] and
 * reports, and questions about products [O2.17-01].
 */
export const registerOpinions: Feature = (app, services) => {
  const { db, clock, rateLimits, loginHooks, config } = services;
  const secrets = createOrderSecrets(config.secrets);

  loginHooks.onLogin(async ({ userId, previousSessionId }, tx) => {
    if (previousSessionId !== null) await takeVotesAlong(tx, previousSessionId, userId);
  });

  route(app, getPollQuestion, async () => ({ data: { poll: await readQuestion(db, clock.now()) } }));

  route(app, getPoll, async ({ user, session }) => ({
    data: { poll: await readPoll(db, { memberId: user?.id ?? null, sessionId: session.id }, clock.now()) },
  }));

  route(app, postPollVote, async ({ params, body, user, session, request }) => {
    await rateLimits.use(`poll:${callerKey(request)}`, VOTES);
    const voter =
      user === null ? { memberId: null, sessionId: await session.ensure() } : { memberId: user.id, sessionId: null };
    return { data: { poll: await vote(db, params.id, body.optionId, voter, clock.now()) } };
  });

  /** The order of the caller, or of whoever has the secret of its mailed link. */
  const findSurveyed = async (
    request: FastifyRequest,
    id: string,
    secret: string | null | undefined,
    caller: Caller,
  ): Promise<OrderRecord> => {
    if (secret) await rateLimits.use(`guest-order:${callerKey(request)}`, GUESSES);
    return findOrderWithSecret(db, id, secret || undefined, caller, secrets, clock.now());
  };

  route(app, getCustomerSurvey, async ({ params, query, user, session, request }) => {
    const { id } = await findSurveyed(request, params.id, query?.secret, { user, session });
    return { data: { survey: await readResponse(db, id) } };
  });

  route(app, postCustomerSurvey, async ({ body, user, session, request }) => {
    await rateLimits.use(`survey:${callerKey(request)}`, SURVEYS);
    const { id } = await findSurveyed(request, body.orderId, body.secret, { user, session });
    await storeResponse(db, id, body, clock.now());
    return undefined;
  });

  route(app, getProductQuestions, async ({ params, query }) => ({
    data: await readQuestions(db, params.id, query.page),
  }));

  route(app, postProductQuestion, async ({ params, body, member }) => {
    await rateLimits.use(`question:${member.id}`, QUESTIONS);
    await askQuestion(db, member.id, params.id, body.text, clock.now());
    return undefined;
  });

  route(app, postReviewReport, async ({ params, body, user, request }) => {
    await rateLimits.use(`report:${callerKey(request)}`, REPORTS);
    await reportReview(db, params.id, user?.id ?? null, body, clock.now());
    return undefined;
  });

  route(app, getOwnReview, async ({ params, member }) => ({ data: await readOwn(db, member.id, params.id) }));

  route(app, postReview, async ({ params, body, member }) => {
    await rateLimits.use(`review:${member.id}`, WRITINGS);
    const written = await writeReview(db, member.id, params.id, body, clock.now());
    await relist(services, [params.id]);
    return { data: { review: written } };
  });

  route(app, putReview, async ({ params, body, member }) => {
    await rateLimits.use(`review:${member.id}`, WRITINGS);
    const changed = await changeReview(db, member.id, params.id, body, clock.now());
    await relist(services, [params.id]);
    return { data: { review: changed } };
  });

  route(app, deleteReview, async ({ params, member }) => {
    await removeReview(db, member.id, params.id, clock.now());
    await relist(services, [params.id]);
    return undefined;
  });

  registerReviewPhotos(app, services);

  route(app, putReviewVote, async ({ params, body, member }) => ({
    data: await voteOnReview(db, member.id, params.id, body.isHelpful, clock.now()),
  }));
};
