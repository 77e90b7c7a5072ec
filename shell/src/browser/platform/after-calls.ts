import { getLocalizationPack } from '@shop/contracts/api/content';
import type { ApiClient, EventBus, Toasts } from '@shop/contracts/platform';
import type { AfterCall } from '@shop/contracts/slot-description';
import { isAborted, isApiError } from '@shop/platform';

export interface AfterCallsOptions {
  toasts: Toasts;
  bus: EventBus;
  /** Actions after a call, from the releases. */
  afterCalls: readonly AfterCall[];
  takePack(languagePack: Record<string, string>): void;
}

const keysOf = (body: unknown): string => (typeof body === 'object' && body !== null ? Object.keys(body).join() : '');

/**
 * Whether the release expects this failure, as when the newsletter form reads the settings of a member and the user is
 * anonymous.
 */
const isExpected = ({ unless }: AfterCall, error: unknown, body: unknown): boolean =>
  unless !== undefined && isApiError(error) && error.status === unless.status && keysOf(body) === unless.fields.join();

/**
 * Adds the actions after certain calls to the api client: those that the releases describe, such as a toast that a
 * profile has been saved [7.3-15..17], [8-17]; and a reload of the localization pack when another was chosen [7.7-09],
 * bypassing every cache [O7-27].
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
