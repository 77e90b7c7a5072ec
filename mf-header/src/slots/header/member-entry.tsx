import { href, usePlatform, useShared } from '@shop/platform';
import { UserIcon } from '../../features/navigation/user-icon.tsx';
import classes from './hamburger-menu.module.css';

interface MemberEntryProps {
  /** Closes the menu, which would lie over the login. */
  readonly onLeave: () => void;
}

/** The way to the member's own pages, or to the login. */
export function MemberEntry({ onLeave }: MemberEntryProps) {
  const { bus } = usePlatform();
  const user = useShared('user');
  // Unknown as yet.
  if (user === undefined) return null;
  if (user !== null) {
    return (
      <a href={href('member.orders')} className={classes.member} onClick={onLeave}>
        <UserIcon />
        <span className={classes.name}>Mina sidor</span>
        <span className={classes.memberName}>{user.username}</span>
      </a>
    );
  }
  const login = (): void => {
    onLeave();
    bus.emit('login.open', { mode: 'login' });
  };
  return (
    <button type="button" className={classes.member} onClick={login}>
      <UserIcon />
      Logga in
    </button>
  );
}
