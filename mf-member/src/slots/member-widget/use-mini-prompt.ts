import { usePlatform, useRoute, useShared } from '@shop/platform';
import { useCallback, useEffect, useRef } from 'react';
import { MEMBER_DROPDOWN } from './login-mode.ts';
import { DISMISSED_KEY, mayPrompt, MINI_PROMPT_DELAY_MS } from './mini-prompt-rules.ts';

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

/**
 * Opens the mini prompt automatically, once per tab; returns the function that dismisses it for good [4-32],
 * [O2.10-05].
 */
export const useMiniPrompt = (isClosed: boolean, open: () => void): (() => void) => {
  const { bus } = usePlatform();
  const user = useShared('user');
  const isKiosk = useShared('kiosk');
  const consent = useShared('consent');
  const { name: route } = useRoute();
  const latest = useRef({ open, isClosed });
  useEffect(() => {
    latest.current = { open, isClosed };
  });

  const dismiss = useCallback(() => sessionStorage.setItem(DISMISSED_KEY, 'true'), []);

  // Opening any header dropdown shows that the shopper knows the way [O2.10-05].
  useEffect(() => bus.on('dropdown.opened', ({ name }) => name !== MEMBER_DROPDOWN && dismiss()), [bus, dismiss]);

  useEffect(() => {
    if (user !== null) return;
    const timer = setTimeout(() => {
      const situation = {
        user,
        route,
        isKiosk,
        isDismissed: sessionStorage.getItem(DISMISSED_KEY) === 'true',
        hasAnsweredCookies: consent !== null,
        isModalOpen: document.querySelector('dialog[open]') !== null,
        isTyping: isTyping(),
      };
      if (!latest.current.isClosed || !mayPrompt(situation)) return;
      dismiss();
      latest.current.open();
    }, MINI_PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [user, route, isKiosk, consent, dismiss]);

  return dismiss;
};
