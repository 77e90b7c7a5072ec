import type { Relation } from '@shop/contracts/api/friend';
import { FRIEND_STATUS, type FriendAction, type FriendStatus } from '@shop/domain/friends';
import { usePlatform, useShared } from '@shop/platform';
import { Button, type ButtonAppearance } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Check, Clock, type LucideIcon, UserMinus, UserPlus, X } from 'lucide-react';
import { useRef } from 'react';
import { useFriendship } from './use-friendship.ts';
import classes from './friend-button.module.css';

interface Choice {
  readonly action: FriendAction;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly variant: ButtonAppearance['variant'];
}

interface View {
  /** What the two are to each other; nothing where the button says it. */
  readonly status: string;
  readonly icon: LucideIcon | null;
  readonly choices: readonly Choice[];
}

const REQUEST: Choice = { action: 'request', label: 'Bli vän', icon: UserPlus, variant: 'primary' };
const NOTHING: View = { status: '', icon: null, choices: [REQUEST] };

/** [4-101] What each status says and offers. */
const VIEWS: Readonly<Record<FriendStatus, View>> = {
  [FRIEND_STATUS.SENT]: {
    status: 'Vänförfrågan skickad',
    icon: Clock,
    choices: [{ action: 'remove', label: 'Dra tillbaka', icon: X, variant: 'secondary' }],
  },
  [FRIEND_STATUS.RECEIVED]: {
    status: 'Vill bli din vän',
    icon: UserPlus,
    choices: [
      { action: 'accept', label: 'Tacka ja', icon: Check, variant: 'primary' },
      { action: 'deny', label: 'Tacka nej', icon: X, variant: 'secondary' },
    ],
  },
  [FRIEND_STATUS.ACCEPTED]: {
    status: 'Ni är vänner',
    icon: Check,
    choices: [{ action: 'remove', label: 'Ta bort vän', icon: UserMinus, variant: 'quiet' }],
  },
  [FRIEND_STATUS.DENIED]: {
    status: 'Du har tackat nej',
    icon: X,
    choices: [{ ...REQUEST, variant: 'secondary' }],
  },
  [FRIEND_STATUS.REMOVED]: NOTHING,
};

export interface FriendButtonProps {
  readonly member: { readonly id: number; readonly username: string };
  /** Null: nothing. */
  readonly friendship: Relation;
  /** After each action that was done. */
  readonly onChange?: (friendship: Relation) => void;
}

/**
 * What the reader and another member are to each other, with what can be done about it: request, withdraw, accept,
 * deny, end [4-101], [O4-36]. A visitor is asked to log in.
 */
export function FriendButton({ member, friendship, onChange }: FriendButtonProps) {
  const { bus, modals } = usePlatform();
  const isLoggedIn = Boolean(useShared('user'));
  const { relation, pending, act } = useFriendship(member.id, friendship, onChange);
  const box = useRef<HTMLDivElement>(null);
  const { status, icon, choices } = relation === null ? NOTHING : VIEWS[relation.status];

  const press = async (action: FriendAction) => {
    if (!isLoggedIn) return bus.emit('login.open', { message: `Logga in för att bli vän med ${member.username}.` });
    if (action === 'remove' && relation?.status === FRIEND_STATUS.ACCEPTED) {
      const text = `Ni ser inte längre varandras sidor om de bara är för vänner. ${member.username} får inget besked.`;
      const isSure = await modals.confirm({ title: `Ta bort ${member.username} som vän?`, text });
      if (!isSure) return;
    }
    // The pressed button is gone then: the focus stays with what has become of it.
    if (await act(action)) requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };

  return (
    <div ref={box} className={classes.box}>
      <p role="status" className={classes.status}>
        {icon === null ? null : <Icon of={icon} />}
        {status}
      </p>
      {choices.map(({ action, label, icon: sign, variant }) => (
        <Button
          key={action}
          variant={variant}
          icon={<Icon of={sign} />}
          isLoading={pending === action}
          disabled={pending !== null && pending !== action}
          aria-label={`${label}: ${member.username}`}
          onClick={() => void press(action)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
