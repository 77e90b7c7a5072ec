import { usePlatform, useShared } from '@shop/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { REGISTER_PATH } from '../../features/register/register-path.ts';
import type { LoginMode } from './login-mode.ts';

export interface LoginRequests {
  /** Above the login form. */
  readonly message: string | undefined;
  /** Rises with every request of the shopper: the shown form takes the focus. 0 after a tab, which keeps it. */
  readonly focusRequest: number;
  /** Shows a form that the shopper has asked for. */
  ask(mode: LoginMode, message?: string): void;
  /** Shows what a tab stands for. */
  choose(mode: LoginMode): void;
}

const loadOrders = () => import('./buyers-form.ts');
/** Whether the address is an order's link; looked at on every page, so the rest is loaded only then. */
const isOrderLink = (search: string): boolean => /[?&]orderId=/.test(search) && /[?&]secret=/.test(search);

/**
 * What asks for the login panel: other slots by `login.open`, and the link of an order, which opens the form that its
 * buyer needs [2.10-12], [4-34..36].
 */
export const useLoginRequests = (show: (mode: LoginMode) => void): LoginRequests => {
  const platform = usePlatform();
  const isVisitor = useShared('user') === null;
  const [message, setMessage] = useState<string>();
  const [focusRequest, setFocusRequest] = useState(0);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  const ask = useCallback((mode: LoginMode, text?: string) => {
    setMessage(text);
    if (mode !== 'miniPrompt') setFocusRequest((number) => number + 1);
    latest.current(mode);
  }, []);

  const choose = (mode: LoginMode) => {
    setFocusRequest(0);
    show(mode);
  };

  useEffect(
    () =>
      platform.bus.on('login.open', (wanted) => {
        ask(wanted.mode, wanted.message);
        if (wanted.mode !== 'register') return;
        // The shop may have stored an order for the form. The form is there meanwhile.
        void loadOrders().then(async ({ takeBuyersForm }) => {
          const form = await takeBuyersForm(platform);
          if (form !== null) ask(form.mode, form.message);
        });
      }),
    [platform, ask],
  );

  useEffect(() => {
    if (!isVisitor || !isOrderLink(location.search)) return;
    let isGone = false;
    const isOnPage = location.pathname === REGISTER_PATH;
    void loadOrders().then(async ({ takeBuyersForm }) => {
      const form = await takeBuyersForm(platform);
      if (isGone || form === null) return;
      const isOpener = form.mode === 'login' || (form.hasEmail && !isOnPage);
      if (isOpener) ask(form.mode, form.message);
    });
    return () => {
      isGone = true;
    };
  }, [platform, isVisitor, ask]);

  return { message, focusRequest, ask, choose };
};
