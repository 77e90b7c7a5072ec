import { usePlatform, useRoute, useShared } from '@shop/platform';
import { useCallback, useEffect, useRef } from 'react';
import { MEMBER_DROPDOWN } from './login-mode.ts';
import { DISMISSED_KEY, mayPrompt, MINI_PROMPT_DELAY_MS } from './mini-prompt-rules.ts';

const TEXT_FIELD = 'input, textarea, select, [contenteditable]';

/**
 * Whether the shopper is in the middle of a field. One that merely has the focus is none: the search field takes it on
 * every load [2.8-09].
 */
const useIsTyping = (): (() => boolean) => {
  const touched = useRef<EventTarget | null>(null);
  useEffect(() => {
    const onTouch = ({ target }: Event) => {
      touched.current = target instanceof Element && target.matches(TEXT_FIELD) ? target : null;
    };
    const kinds = ['input', 'keydown', 'pointerdown'] as const;
    for (const kind of kinds) document.addEventListener(kind, onTouch, { capture: true, passive: true });
    return () => kinds.forEach((kind) => document.removeEventListener(kind, onTouch, { capture: true }));
  }, []);
  return useCallback(() => {
    const { activeElement } = document;
    if (activeElement === null || !activeElement.matches(TEXT_FIELD)) return false;
    return activeElement === touched.current || ('value' in activeElement && activeElement.value !== '');
  }, []);
};

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
  const isTyping = useIsTyping();
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
        // A menu may have been opened before this slot was mounted, and its event missed.
        isModalOpen: document.querySelector('dialog[open], header [aria-expanded="true"]') !== null,
        isTyping: isTyping(),
      };
      if (!latest.current.isClosed || !mayPrompt(situation)) return;
      dismiss();
      latest.current.open();
    }, MINI_PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [user, route, isKiosk, consent, dismiss, isTyping]);

  return dismiss;
};
