import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Tabs } from '../../components/tabs/tabs.tsx';
import { LoginForm } from '../../features/login/login-form.tsx';
import { LoginLinks } from '../../features/login/login-links.tsx';
import { heldOrderLink } from '../../features/register/order-link.ts';
import { REGISTER_PATH } from '../../features/register/register-path.ts';
import type { LoginMode } from './login-mode.ts';
import classes from './login-panel.module.css';
import { MembershipBenefits } from './membership-benefits.tsx';
import widget from './member-widget.module.css';

/** When the form's code cannot be fetched, its page can. */
const RegisterMissing = () => <a href={REGISTER_PATH}>Öppna registreringen</a>;
const RegisterForm = lazy(() =>
  import('../../features/register/register-form.tsx')
    .then(({ RegisterForm: form }) => ({ default: form }))
    .catch(() => ({ default: RegisterMissing })),
);

/** [2.10-01] Tabs in their order, with the dialog's name while each is chosen. */
const TABS: readonly { readonly id: LoginMode; readonly label: string; readonly title: string }[] = [
  { id: 'miniPrompt', label: 'Förmåner', title: 'Mer för medlemmar' },
  { id: 'register', label: 'Bli medlem', title: 'Bli medlem' },
  { id: 'login', label: 'Logga in', title: 'Logga in' },
];

export interface LoginPanelProps {
  readonly mode: LoginMode;
  readonly message: string | undefined;
  /** Rises when the shopper has asked for the shown form by other means than its tab. */
  readonly focusRequest: number;
  readonly onTab: (mode: LoginMode) => void;
  /** A button that leads to a form. */
  readonly onAsk: (mode: LoginMode) => void;
  readonly onRegistered: () => void;
  readonly onClose: () => void;
}

/** Tabs that have been chosen stay rendered, so that errors and what is under way stay with what was typed. */
const useShown = (mode: LoginMode): ReadonlySet<LoginMode> => {
  const [shown, setShown] = useState<ReadonlySet<LoginMode>>(new Set([mode]));
  if (!shown.has(mode)) setShown(new Set([...shown, mode]));
  return shown;
};

/** The login dropdown. The mini prompt opens by itself, so it never takes the focus [O2.10-04]; the forms do. */
export default function LoginPanel(props: LoginPanelProps) {
  const { mode, message, focusRequest, onTab, onAsk, onRegistered, onClose } = props;
  const shown = useShown(mode);
  const order = heldOrderLink();
  const contents: Record<LoginMode, () => ReactNode> = {
    miniPrompt: () => <MembershipBenefits onLogin={() => onAsk('login')} />,
    register: () => (
      <Suspense fallback={null}>
        <RegisterForm
          key={order?.orderId}
          order={order}
          focusRequest={mode === 'register' ? focusRequest : 0}
          onRegistered={onRegistered}
        />
      </Suspense>
    ),
    login: () => (
      <>
        <LoginForm message={message} focusRequest={mode === 'login' ? focusRequest : 0} />
        <LoginLinks />
      </>
    ),
  };
  return (
    <div className={widget.panel} role="dialog" aria-label={TABS.find(({ id }) => id === mode)?.title}>
      <Tabs
        label="Medlemskap"
        className={classes.tabs}
        tabs={TABS.map(({ id, label }) => ({ id, label, content: shown.has(id) ? contents[id]() : null }))}
        selected={mode}
        onSelect={(id) => onTab(TABS.find((tab) => tab.id === id)?.id ?? mode)}
      />
      <IconButton label="Stäng" icon={X} onClick={onClose} className={classes.close} />
    </div>
  );
}
