/** Greatest number of characters of what a shopper writes in the chat. */
export const CHAT_LENGTHS = { message: 2000, name: 60, orderNumber: 40 } as const;

/** Messages of one chat; beyond it, a new one is begun. */
export const MAX_CHAT_MESSAGES = 200;

/** Days after its last message in which a chat is stored. */
export const CHAT_KEPT_DAYS = 30;

/** A message as it is stored: plain line breaks, no space around it. Empty for one that says nothing. */
export const chatText = (typed: string): string => typed.replaceAll('\r\n', '\n').trim();
