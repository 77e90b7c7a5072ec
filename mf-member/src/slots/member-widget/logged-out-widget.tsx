import { lazy, Suspense, useEffect, useState } from 'react';
import { CircleUser } from 'lucide-react';
import { usePlatform } from '@shop/shared/remote';
import { Icon } from '@shop/shared/ui/icon/icon.tsx';
import { useDropdown } from './use-dropdown.ts';
import { useMiniPrompt } from './use-mini-prompt.ts';
import type { LoginMode } from './login-mode.ts';
import classes from './member-widget.module.css';

const loadPanel = () => import('./login-panel.tsx');
const LoginPanel = lazy(loadPanel);

/** [2.10-01] The way in for visitors. Without JavaScript it is a link to a page that asks for the login. */
export function LoggedOutWidget() {
  const { bus, href } = usePlatform();
  const dropdown = useDropdown<LoginMode>('login');
  const [message, setMessage] = useState<string>();
  const { mode, show, toggle, close, root, button } = dropdown;

  useEffect(
    () =>
      bus.on('login.open', (wanted) => {
        setMessage(wanted.message);
        show(wanted.mode === 'register' ? 'login' : wanted.mode);
      }),
    // `show` only sets state and tells the bus; the handler must not be taken away between two renders.
    // oxlint-disable-next-line react/exhaustive-deps
    [bus],
  );
  const dismiss = useMiniPrompt(mode === null, () => show('miniPrompt'));

  return (
    <div className={classes.root} ref={root}>
      <a
        ref={button as React.RefObject<HTMLAnchorElement>}
        className={classes.trigger}
        href={href('member.orders')}
        role="button"
        aria-expanded={mode !== null}
        aria-haspopup="dialog"
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        onClick={(event) => {
          event.preventDefault();
          dismiss();
          setMessage(undefined);
          if (mode === 'miniPrompt') show('login');
          else toggle('login');
        }}
      >
        <Icon of={CircleUser} size={24} />
        <span className={classes.triggerText}>Logga in</span>
      </a>
      {mode ? (
        <Suspense fallback={null}>
          <LoginPanel
            mode={mode}
            message={message}
            onMode={show}
            onClose={() => {
              dismiss();
              close();
              button.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
