import { type FlashMessage, getFlashMessages } from '@shop/contracts/api/profile';
import type { Platform } from '@shop/contracts/platform';
import { readSeen, writeSeen } from './seen-messages.ts';

const SEVERAL = 'Meddelanden till ditt företag';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Title and content of the modal; several messages share one, each under its own heading. */
const modalOf = (messages: readonly FlashMessage[]): { title: string; html: string } => {
  const [first, ...rest] = messages;
  if (first !== undefined && rest.length === 0) return { title: first.title, html: first.message };
  return {
    title: SEVERAL,
    html: messages.map(({ title, message }) => `<h3>${escaped(title)}</h3>${message}`).join(''),
  };
};

/**
 * [4-23], [2.16-24] Shows a company its current messages, each once a login; resolves when they are closed. A failed
 * fetch is quiet [O8-01]: nobody has asked for them, and the next page load tries again.
 */
export async function showFlashMessages({ api, modals }: Pick<Platform, 'api' | 'modals'>): Promise<void> {
  const { data } = await api.call(getFlashMessages, {}).catch(() => ({ data: { flashMessages: [] } }));
  const seen = readSeen(localStorage);
  const messages = data.flashMessages.filter(({ id }) => !seen.includes(id));
  if (messages.length === 0) return;
  writeSeen(localStorage, [...seen, ...messages.map(({ id }) => id)]);
  await modals.html({ name: 'flash-messages', ...modalOf(messages) });
}
