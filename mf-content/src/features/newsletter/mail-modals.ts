import { postProfileSettings, putSetting } from '@shop/contracts';
import { postNewsletterUnsubscription } from '@shop/contracts/api/account';
import type { Platform } from '@shop/contracts/platform';
import { isApiError } from '@shop/platform';
import { subscribe } from './subscribe.ts';

type ModalPlatform = Pick<Platform, 'api' | 'modals' | 'store' | 'atoms' | 'toasts'>;

/** What a link of a mail names: whose mails of which kind, by a token that only the mail has. */
export interface Unsubscription {
  readonly userId: number;
  readonly mailCase: keyof typeof CASES;
  readonly token: string;
}

/** [O2.16-08] Texts by kind of mail. */
const CASES = {
  'abandoned-cart': {
    title: 'Påminnelser om varukorgen',
    question: 'Vill du sluta få påminnelser om din varukorg?',
    done: 'Du får inga fler påminnelser om din varukorg.',
  },
  newsletter: {
    title: 'Nyhetsbrev',
    question: 'Vill du sluta få vårt nyhetsbrev?',
    done: 'Du får inga fler nyhetsbrev.',
  },
} as const;

const isCase = (text: string): text is Unsubscription['mailCase'] => Object.hasOwn(CASES, text);

/** The parsed query of the link; null without a member or kind of mail. */
export function readUnsubscription(query: Readonly<Record<string, string | string[]>>): Unsubscription | null {
  const { unsubscribe = '', mailCase = '', token = '' } = query;
  if (typeof unsubscribe !== 'string' || !/^[1-9]\d{0,8}$/.test(unsubscribe)) return null;
  if (typeof mailCase !== 'string' || !isCase(mailCase) || typeof token !== 'string') return null;
  return { userId: Number(unsubscribe), mailCase, token };
}

/** [2.2-06], [O2.2-12] Opens a confirmation before anything changes: mail programs open links, too. */
export async function confirmUnsubscription(
  { api, modals, toasts }: ModalPlatform,
  { userId, mailCase, token }: Unsubscription,
): Promise<void> {
  const { title, question, done } = CASES[mailCase];
  if (!(await modals.confirm({ name: 'unsubscribe', title, text: question }))) return;
  try {
    await api.call(postNewsletterUnsubscription, { body: { userId, mailCase, token } });
    await modals.alert({ name: 'unsubscribe', title, text: done });
  } catch (error) {
    if (!isApiError(error)) throw error;
    toasts.show(error.userMessage, 'error');
  }
}

const isLoginGone = (error: unknown): boolean => isApiError(error) && error.status === 401;

/**
 * [2.2-07], [4-27], [4-28], [O4-12] The popup: yes subscribes, and either choice is final. A member whose login has
 * ended meanwhile subscribes as a visitor does, by e-mail address [8-18], [O8-06].
 */
export async function offerNewsletter({ api, modals, store, atoms, toasts }: ModalPlatform): Promise<void> {
  // Read before the question: the shell forgets the member as soon as a response says that the login is gone.
  const email = store.get(atoms.user)?.email;
  const isWanted = await modals.confirm({
    name: 'newsletterpopup',
    title: 'Nyhetsbrev',
    text: 'Vill du ha de senaste produktnyheterna och medlemserbjudanden via vårt nyhetsbrev?',
    yes: 'Ja, tack!',
    no: 'Nej, tack',
    isEqual: true,
  });
  // Who leaves the page at once is not asked again.
  const outlivesPage = { keepalive: true };
  try {
    if (isWanted) {
      const body = { shouldReceiveNewsletters: true, show_newsletter_popup: false };
      await api.call(postProfileSettings, { body }, outlivesPage);
    } else {
      const request = { params: { key: 'show_newsletter_popup' as const }, body: { value: false } };
      await api.call(putSetting, request, outlivesPage);
    }
    store.set(atoms.settings, (before) => ({ ...before, show_newsletter_popup: false }));
  } catch (error) {
    if (isWanted && email && isLoginGone(error)) {
      const { ok, text } = await subscribe(api, email);
      if (ok) toasts.show(text, 'ok');
      return;
    }
    // The shell shows whether a profile could be saved [7.3-17]; a failed dismissal is not reported.
    if (!isApiError(error)) throw error;
  }
}
