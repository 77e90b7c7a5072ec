import { usePlatform } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { CircleUser } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { WidgetMode } from './login-mode.ts';
import { MemberTrigger } from './member-trigger.tsx';
import { PanelMissing } from './panel-missing.tsx';
import type { Dropdown } from './use-dropdown.ts';
import { useMiniPrompt } from './use-mini-prompt.ts';
import classes from './member-widget.module.css';

const loadPanel = () => import('./login-panel.tsx');
const LoginPanel = lazy(() => loadPanel().catch(() => ({ default: PanelMissing })));

/** [2.10-01] The visitors' login button. Without JavaScript it is a link to the login page. */
export function LoggedOutWidget({ dropdown }: { readonly dropdown: Dropdown<WidgetMode> }) {
  const { bus, href } = usePlatform();
  const [message, setMessage] = useState<string>();
  const { mode, show, toggle, close, button, focusButton } = dropdown;
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });

  useEffect(
    () =>
      bus.on('login.open', (wanted) => {
        setMessage(wanted.message);
        latest.current(wanted.mode === 'register' ? 'login' : wanted.mode);
      }),
    [bus],
  );
  const dismiss = useMiniPrompt(mode === null, () => show('miniPrompt'));

  const onPress = () => {
    dismiss();
    setMessage(undefined);
    toggle('login');
  };
  const onClose = () => {
    dismiss();
    close();
    focusButton();
  };
  return (
    <>
      <MemberTrigger
        href={href('member.orders')}
        isOpen={mode !== null}
        buttonRef={button}
        onPrepare={() => void loadPanel().catch(() => undefined)}
        onPress={onPress}
      >
        <Icon of={CircleUser} size={24} />
        <span className={classes.triggerText}>Logga in</span>
      </MemberTrigger>
      {mode === 'login' || mode === 'miniPrompt' ? (
        <Suspense fallback={null}>
          <LoginPanel mode={mode} message={message} onMode={show} onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  );
}
