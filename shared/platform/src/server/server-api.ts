import type { AnswerOf } from '@shop/contracts/endpoint';
import type { ApiClient } from '@shop/contracts/platform';
import type { PageContext, RenderIo, RenderRequest } from '@shop/contracts/rendering';
import { createApiClient, type ApiClientOptions } from '../api-client/api-client.ts';
import { isApiError } from '../api-client/api-error.ts';
import { requestUrl } from '../api-client/request-url.ts';
import { createKeptAnswers, deepFreeze, type KeptAnswers } from './kept-answers.ts';
import { orAborted } from './or-aborted.ts';
import { sharesWork } from './shares-work.ts';

export interface ServerApiOptions {
  request: RenderRequest;
  /** What the fragment reads of its page, when that is noted. */
  page: PageContext;
  io: RenderIo;
  onPageRedirect: (target: string) => void;
  /** Told of each answer until when it may be given to anybody, in milliseconds since 1970; 0 for one that may not. */
  onAnswer: (freshUntil: number) => void;
  kept?: KeptAnswers;
}

/** A read that slots of one page wait for. */
interface Underway {
  answer: Promise<unknown>;
  /** Value of `X-Page-Redirect`, once it has come. */
  target: string | null;
  freshUntil: number;
}

/** One for all that this release draws in this thread. */
const ANSWERS = createKeptAnswers();
/** Reads whose answer many pages may have: when it is no longer fresh, one of them asks for all that come meanwhile. */
const FOR_MANY = new Map<string, Underway>();

/**
 * How long a page waits for another's call. Then it makes its own, as when the other has been given up or refused for a while: whose
 * page is late or fails for want of an answer must be seen to have asked.
 */
const PATIENCE_MS = 250;

/** What the api would say to everybody. */
const isFinal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
const UNDERWAY = new WeakMap<PageContext, Map<string, Underway>>();

const readsOf = (page: PageContext): Map<string, Underway> => {
  const reads = UNDERWAY.get(page) ?? new Map<string, Underway>();
  UNDERWAY.set(page, reads);
  return reads;
};

/**
 * The api client of one fragment. What the slots of a page ask at the same time is asked, parsed and checked once. What is the same for
 * everybody is asked without the shopper's cookie and kept for pages to come; employees, who may just have changed it, see it anew.
 */
export const createServerApi = (options: ServerApiOptions): ApiClient => {
  const { request, page, io, onPageRedirect, onAnswer, kept = ANSWERS } = options;
  const { apiBase, cookie, requestId } = request;
  const region = request.page.route.params.region ?? 'se';
  const mayShare = sharesWork(request);
  /** As whom the api answers, where it answers all of a kind alike; null for a session of which it is not known whose it is. */
  const audienceOf = (): 'visitor' | 'member' | null =>
    cookie === null ? 'visitor' : page.user === null ? null : 'member';
  const clientOf = (isPublic: boolean, more: Partial<ApiClientOptions>): ApiClient =>
    createApiClient({
      base: apiBase,
      fetch: io.fetch,
      region: () => region,
      headers: { 'X-Request-Id': requestId, ...(!isPublic && cookie !== null && { Cookie: cookie }) },
      ...more,
    });
  const writes = clientOf(false, { signal: io.signal, onPageRedirect });

  return {
    async call(endpoint, asked, call = {}) {
      if (endpoint.method !== 'GET') {
        onAnswer(0);
        return writes.call(endpoint, asked, call);
      }
      const isPublic = mayShare && endpoint.cacheSeconds !== undefined;
      const audience = mayShare && endpoint.audienceSeconds !== undefined ? audienceOf() : null;
      const isForMany = isPublic || audience !== null;
      const key = `${audience ?? ''} ${apiBase} ${region} ${requestUrl(endpoint, asked)}`;
      const reads = isForMany ? FOR_MANY : readsOf(request.page);
      const known = isForMany ? kept.get(key) : undefined;
      if (known) {
        onAnswer(known.freshUntil);
        // Under its address lies what this very endpoint's schema has checked.
        return known.data as AnswerOf<typeof endpoint>;
      }
      const ask = (): Underway => {
        // Without anybody's signal: a slot that is late must not take the answer from the others.
        const client = clientOf(isPublic, {
          onPageRedirect: (target) => (made.target = target),
          onAnswer: (answer) => {
            deepFreeze(answer.data);
            if (isForMany)
              made.freshUntil = kept.keep(key, answer, audience === null ? undefined : endpoint.audienceSeconds);
          },
        });
        const made: Underway = { answer: Promise.resolve(), target: null, freshUntil: 0 };
        made.answer = client.call(endpoint, asked).finally(() => {
          if (reads.get(key) === made) reads.delete(key);
        });
        reads.set(key, made);
        return made;
      };
      const answerOf = async (read: Underway) => {
        try {
          return (await orAborted(read.answer, io.signal)) as AnswerOf<typeof endpoint>;
        } finally {
          if (read.target !== null) onPageRedirect(read.target);
          onAnswer(read.freshUntil);
        }
      };
      const others = reads.get(key);
      if (others === undefined) return answerOf(ask());
      if (!isForMany) return answerOf(others);
      try {
        await orAborted(others.answer, AbortSignal.any([io.signal, AbortSignal.timeout(PATIENCE_MS)]));
      } catch (error) {
        if (!io.signal.aborted && !isFinal(error)) return answerOf(ask());
      }
      return answerOf(others);
    },
  };
};
