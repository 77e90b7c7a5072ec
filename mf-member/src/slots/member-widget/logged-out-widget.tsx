import { NO_FACE_AVATAR_URL } from '@shop/domain/fallback-images';
import { usePlatform } from '@shop/platform';
import { lazy, Suspense } from 'react';
import type { LoginMode, WidgetMode } from './login-mode.ts';
import { MemberTrigger } from './member-trigger.tsx';
import { PanelMissing } from './panel-missing.tsx';
import type { Dropdown } from './use-dropdown.ts';
import { useLoginRequests } from './use-login-requests.ts';
import { useMiniPrompt } from './use-mini-prompt.ts';
import classes from './member-widget.module.css';

const loadPanel = () => import('./login-panel.tsx');
const LoginPanel = lazy(() => loadPanel().catch(() => ({ default: PanelMissing })));

export interface LoggedOutWidgetProps {
  readonly dropdown: Dropdown<WidgetMode>;
  /** The visitor has become a member here. */
  readonly onRegistered: () => void;
}

/** [2.10-01] The visitors' login button. Without JavaScript it is a link to the login page. */
export function LoggedOutWidget({ dropdown, onRegistered }: LoggedOutWidgetProps) {
  const { href } = usePlatform();
  const { mode, show, close, button, focusButton } = dropdown;
  const { message, focusRequest, ask, choose } = useLoginRequests(show);
  const dismiss = useMiniPrompt(mode === null, () => show('miniPrompt'));

  const onAsk = (wanted: LoginMode) => {
    dismiss();
    ask(wanted);
  };
  const onTab = (wanted: LoginMode) => {
    dismiss();
    choose(wanted);
  };
  const onPress = () => {
    // [4-30] The open mode closes; the mini prompt is replaced by what was asked for.
    if (mode === 'login' || mode === 'register') close();
    else onAsk('login');
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
        {/* A file of the shop's own: every first page would load the retries of `Avatar` for nothing. */}
        <img src={NO_FACE_AVATAR_URL} alt="" width={24} height={24} className={classes.noFace} />
        <span className={classes.triggerText}>Logga in</span>
      </MemberTrigger>
      {mode === null || mode === 'member' ? null : (
        <Suspense fallback={null}>
          <LoginPanel {...{ mode, message, focusRequest, onTab, onAsk, onRegistered, onClose }} />
        </Suspense>
      )}
    </>
  );
}
