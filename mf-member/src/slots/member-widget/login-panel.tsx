import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { ReceiptText, Sparkles, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { LoginForm } from '../../features/login/login-form.tsx';
import { BecomeMemberLink, LoginLinks } from '../../features/login/login-links.tsx';
import type { LoginMode } from './login-mode.ts';
import classes from './login-panel.module.css';
import widget from './member-widget.module.css';

/** [2.10-03], [2.10-04] Benefits of membership in the login panel. */
const BENEFITS = [
  { text: 'Samla XP till ditt konto', icon: Sparkles },
  { text: 'Spara kvitton digitalt', icon: ReceiptText },
] as const;

export interface LoginPanelProps {
  readonly mode: LoginMode;
  readonly message: string | undefined;
  readonly onMode: (mode: LoginMode) => void;
  readonly onClose: () => void;
}

/** The login dropdown. The mini prompt opens by itself, so it never takes the focus [O2.10-04]; the form does. */
export default function LoginPanel({ mode, message, onMode, onClose }: LoginPanelProps) {
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isLogin = mode === 'login';
  useEffect(() => {
    if (isLogin) panel.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
  }, [isLogin]);

  return (
    <div ref={panel} className={widget.panel} role="dialog" aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {isLogin ? 'Logga in' : 'Mer för medlemmar'}
        </h2>
        <IconButton label="Stäng" icon={X} onClick={onClose} />
      </div>
      {isLogin ? (
        <>
          <LoginForm message={message} />
          <LoginLinks />
        </>
      ) : (
        <>
          <ul role="list" className={classes.benefits}>
            {BENEFITS.map(({ text, icon }) => (
              <li key={text} className={classes.benefit}>
                <Icon of={icon} /> {text}
              </li>
            ))}
          </ul>
          <Button variant="primary" block onClick={() => onMode('login')}>
            Logga in
          </Button>
          <p className={classes.join}>
            <BecomeMemberLink />
          </p>
        </>
      )}
    </div>
  );
}
