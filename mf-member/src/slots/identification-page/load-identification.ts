import { getEidSigning } from '@shop/contracts/api/eid';
import { getMe } from '@shop/contracts/api/user';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { isApiError, type LoadInput, notFound } from '@shop/platform';
import { LOGIN_TEXT } from '../../features/eid/login-text.ts';

/** What is signed, and how it goes. */
export type ShownSigning = ResponseOf<typeof getEidSigning>['data']['signing'];

export type IdentificationData =
  | { readonly kind: 'login'; readonly isExpired: boolean; readonly intro: string }
  | { readonly kind: 'signing'; readonly reference: string; readonly signing: ShownSigning };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The signing of the URL for its member. Signing requires a login [6-42]; other members' signings respond 404. */
export const loadIdentification = async ({
  api,
  route,
  signal,
  user,
}: Pick<LoadInput, 'api' | 'route' | 'signal' | 'user'>): Promise<IdentificationData> => {
  const reference = route.params.id ?? '';
  const login = { kind: 'login', intro: `${LOGIN_TEXT}.` } as const;
  if (!UUID.test(reference)) return notFound();
  // The page may be requested before the browser has loaded the user.
  if ((user ?? (await api.call(getMe, {}, { signal })).data.user) === null) return { ...login, isExpired: false };
  try {
    const { data } = await api.call(getEidSigning, { params: { reference } }, { signal, fresh: true });
    return { kind: 'signing', reference, signing: data.signing };
  } catch (error) {
    if (isApiError(error, 'UNAUTHORIZED')) return { ...login, isExpired: true };
    if (isApiError(error, 'NOT_FOUND')) return notFound();
    throw error;
  }
};
