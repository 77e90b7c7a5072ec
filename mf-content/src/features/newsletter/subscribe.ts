import { postNewsletterSubscription } from '@shop/contracts/api/content';
import type { ApiClient } from '@shop/contracts/platform';
import { isApiError } from '@shop/platform';

/** Result of a sign-up, with the specification's texts [8-19..22]. */
export interface SubscribeResult {
  ok: boolean;
  text: string;
}

const REFUSALS: Readonly<Record<number, string>> = {
  402: 'Denna adress är ej giltig!',
  403: 'Denna adress prenumererar redan på våra nyhetsbrev!',
};

/** [7.7-01] Signs an e-mail address up. The subscription starts when its owner opens the mailed link [O5-28]. */
export async function subscribe(api: ApiClient, email: string): Promise<SubscribeResult> {
  try {
    await api.call(postNewsletterSubscription, { params: { email: email.trim() } });
    return { ok: true, text: 'Din mailadress är nu tillagd!' };
  } catch (error) {
    return { ok: false, text: (isApiError(error) && REFUSALS[error.status]) || 'Något gick fel' };
  }
}
