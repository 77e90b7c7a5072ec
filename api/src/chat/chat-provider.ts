import type { Config } from '../config.ts';
import { ALWAYS, CHAT_HOURS, type ChatHours, chatOpenState } from './chat-hours.ts';

/** Whether somebody takes part in the chat now, and the words for it. */
interface ChatOffer {
  /** Whether the shop has a chat at all. */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  readonly text: string;
  readonly hours: ChatHours;
}

/** Who answers in the chat: the port behind which an installation has its own employees, or nobody [7.10-09]. */
export interface ChatProvider {
  offer(now: Date): ChatOffer;
}

const PROVIDERS: Readonly<Record<Config['chatProvider'], ChatProvider>> = {
  sandbox: { offer: () => ({ isOffered: true, isOpen: true, text: 'Öppet dygnet runt', hours: ALWAYS }) },
  own: { offer: (now) => ({ isOffered: true, ...chatOpenState(now), hours: CHAT_HOURS }) },
  off: { offer: () => ({ isOffered: false, isOpen: false, text: 'Vi svarar per mejl', hours: [] }) },
};

export const chatProviderOf = ({ chatProvider }: Pick<Config, 'chatProvider'>): ChatProvider => PROVIDERS[chatProvider];
