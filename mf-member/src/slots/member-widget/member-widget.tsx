import { useShared } from '@shop/platform';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { EidSigning } from '../../features/eid/eid-signing.tsx';
import { useSessionSync } from '../../features/session/use-session-sync.ts';
import { LoggedOutWidget } from './logged-out-widget.tsx';
import { MEMBER_DROPDOWN, type WidgetMode } from './login-mode.ts';
import { type Dropdown, useDropdown } from './use-dropdown.ts';
import classes from './member-widget.module.css';

const LoggedInWidget = lazy(() => import('./logged-in-widget.tsx'));

/**
 * [4-31] Login and logout close the dropdown. The focus moves to the button that replaces the used one. Who has just
 * registered is shown their own panel instead, where the first steps stand; the returned function says so.
 */
const useCloseOnOwnerChange = (memberId: number | undefined, dropdown: Dropdown<WidgetMode>): (() => void) => {
  const latest = useRef(dropdown);
  useEffect(() => {
    latest.current = dropdown;
  });
  const known = useRef(memberId);
  const isNew = useRef(false);
  useEffect(() => {
    if (known.current === memberId) return;
    known.current = memberId;
    const { mode, show, close, focusButton } = latest.current;
    if (isNew.current && memberId !== undefined) {
      isNew.current = false;
      show('member');
      return;
    }
    if (mode === null) return;
    close();
    if (mode !== 'miniPrompt') focusButton();
  }, [memberId]);
  return useCallback(() => {
    isNew.current = true;
  }, []);
};

/** The member's part of the header: login for visitors, avatar and level for members [2.10-01], [2.10-13..20]. */
export function MemberWidget() {
  const user = useShared('user');
  const dropdown = useDropdown<WidgetMode>(MEMBER_DROPDOWN, 'miniPrompt');
  const { root } = dropdown;
  useSessionSync();
  const onRegistered = useCloseOnOwnerChange(user?.id, dropdown);
  return (
    <div className={classes.root} ref={root}>
      {user ? (
        <Suspense fallback={<div className={classes.trigger} />}>
          {/* Another member starts with nothing of the former one. */}
          <LoggedInWidget key={user.id} user={user} dropdown={dropdown} />
        </Suspense>
      ) : (
        <LoggedOutWidget dropdown={dropdown} onRegistered={onRegistered} />
      )}
      <EidSigning />
    </div>
  );
}
