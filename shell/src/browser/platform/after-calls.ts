import { getLocalizationPack } from '@shop/contracts/api/content';
import type { ApiClient, EventBus, Toasts } from '@shop/contracts/platform';
import { isAborted, isApiError } from '@shop/platform';

export interface AfterCallsOptions {
  toasts: Toasts;
  bus: EventBus;
  takePack(languagePack: Record<string, string>): void;
}

const keysOf = (body: unknown): string[] => (typeof body === 'object' && body !== null ? Object.keys(body) : []);

/** [8-18] The newsletter asks by a member's settings, and goes on as a visitor's when nobody is logged in: no failure. */
const isNobodySubscribing = (error: unknown, body: unknown): boolean =>
  isApiError(error) && error.status === 401 && keysOf(body).join() === 'shouldReceiveNewsletters';

/**
 * The api, and what the shop does after two of its calls whoever made them: it says whether a profile has been saved, and asks who is
 * logged in again [7.3-15..17], [8-17]; it loads the localization pack anew once another was chosen, past every cache [7.7-09], [O7-27].
 */
export function withAfterCalls(api: ApiClient, { toasts, bus, takePack }: AfterCallsOptions): ApiClient {
  return {
    async call(endpoint, request, options) {
      const { method, path } = endpoint;
      const isSave = method === 'POST' && path === 'profile-settings';
      try {
        const answer = await api.call(endpoint, request, options);
        if (isSave) {
          toasts.show('Ändringarna har sparats!', 'ok');
          bus.emit('user.refresh', {});
        }
        if (method === 'POST' && path === 'localization/pack')
          takePack((await api.call(getLocalizationPack, {}, { fresh: true })).data.languagePack);
        return answer;
      } catch (error) {
        if (isSave && !isAborted(error) && !isNobodySubscribing(error, request.body))
          toasts.show('Misslyckades med sparning!', 'error');
        throw error;
      }
    },
  };
}
