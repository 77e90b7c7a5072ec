import { getLocalizationPack } from '@shop/contracts/api/content';
import type { ApiClient, EventBus, Toasts } from '@shop/contracts/platform';
import type { AfterCall } from '@shop/contracts/slot-description';
import { isAborted, isApiError } from '@shop/platform';

export interface AfterCallsOptions {
  toasts: Toasts;
  bus: EventBus;
  /** What releases say that the shop does after a call. */
  afterCalls: readonly AfterCall[];
  takePack(languagePack: Record<string, string>): void;
}

const keysOf = (body: unknown): string => (typeof body === 'object' && body !== null ? Object.keys(body).join() : '');

/**
 * Whether a failure is none by what the release says, as when the newsletter asks by a member's settings and nobody is
 * logged in.
 */
const isExpected = ({ unless }: AfterCall, error: unknown, body: unknown): boolean =>
  unless !== undefined && isApiError(error) && error.status === unless.status && keysOf(body) === unless.fields.join();

/**
 * The api, and what the shop does after some of its calls whoever made them: what the releases describe, as that a
 * profile has been saved [7.3-15..17], [8-17]; and it loads the localization pack again once another was chosen, past
 * every cache [7.7-09], [O7-27].
 */
export function withAfterCalls(api: ApiClient, { toasts, bus, afterCalls, takePack }: AfterCallsOptions): ApiClient {
  return {
    async call(endpoint, request, options) {
      const { method, path } = endpoint;
      const own = afterCalls.find((after) => after.method === method && after.path === path);
      try {
        const response = await api.call(endpoint, request, options);
        if (own?.done !== undefined) toasts.show(own.done, 'ok');
        if (own?.refreshesUser) bus.emit('user.refresh', {});
        if (method === 'POST' && path === 'localization/pack')
          takePack((await api.call(getLocalizationPack, {}, { fresh: true })).data.languagePack);
        return response;
      } catch (error) {
        if (own?.failed !== undefined && !isAborted(error) && !isExpected(own, error, request.body))
          toasts.show(own.failed, 'error');
        throw error;
      }
    },
  };
}
