/**
 * Id of the last message that this browser has shown, while a chat goes on: its presence says that there is one, so
 * that no other visitor loads anything for the chat. Shared by tabs.
 */
export const CHAT_READ_KEY = 'chat-read';
const DRAFT_KEY = 'chat-draft';

/** The last message that has been shown; null without a chat. */
export function readLastShown(): number | null {
  try {
    const value = Number(localStorage.getItem(CHAT_READ_KEY) ?? '');
    return localStorage.getItem(CHAT_READ_KEY) === null || !Number.isInteger(value) ? null : value;
  } catch {
    return null;
  }
}

/** Stores which message has been shown last; null when no chat goes on. */
export function writeLastShown(id: number | null): void {
  try {
    if (id === null) localStorage.removeItem(CHAT_READ_KEY);
    else localStorage.setItem(CHAT_READ_KEY, String(id));
  } catch {
    // Without storage, answers are shown when the panel is opened.
  }
}

/** What was typed and not sent, of this tab. */
export function readDraft(): string {
  try {
    return sessionStorage.getItem(DRAFT_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores what is typed, so that a new document has it. */
export function writeDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, text);
  } catch {
    // It lives on in the panel alone.
  }
}
