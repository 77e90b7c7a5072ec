import { describe, expect, it } from '@jest/globals';
import { mayPrompt, type PromptSituation } from './mini-prompt-rules.ts';

const QUIET: PromptSituation = {
  user: null,
  route: 'index',
  isKiosk: false,
  isDismissed: false,
  hasAnsweredCookies: true,
  isModalOpen: false,
  isTyping: false,
};

describe('mayPrompt', () => {
  it('[2.10-11] allows the prompt for a visitor who has not dismissed it', () => {
    expect(mayPrompt(QUIET)).toBe(true);
  });

  it.each<[string, Partial<PromptSituation>]>([
    ['[2.10-11] it was dismissed', { isDismissed: true }],
    ['[2.10-11] somebody is logged in', { user: {} }],
    ['it is not known yet who is there', { user: undefined }],
    ['[O2.10-04] on checkout', { route: 'checkout' }],
    ['[O2.10-04] on the order page', { route: 'order' }],
    ['[O2.10-04] on reset-password', { route: 'reset-password' }],
    ['where the page itself asks for the login', { route: 'member.orders' }],
    ['[O2.10-04] in kiosk mode', { isKiosk: true }],
    ['[O2.10-04] while a modal is open', { isModalOpen: true }],
    ['[O2.10-04] while the cookie banner is open', { hasAnsweredCookies: false }],
    ['[O2.10-04] while the shopper types', { isTyping: true }],
  ])('%s: keeps quiet', (_why, change) => {
    expect(mayPrompt({ ...QUIET, ...change })).toBe(false);
  });
});
