import { useShared } from '@shop/platform';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { EidSigning } from '../../features/eid/eid-signing.tsx';
import { useSessionSync } from '../../features/session/use-session-sync.ts';
import { LoggedOutWidget } from './logged-out-widget.tsx';
import { MEMBER_DROPDOWN, type WidgetMode } from './login-mode.ts';
import { type Dropdown, useDropdown } from './use-dropdown.ts';
import classes from './member-widget.module.css';

const LoggedInWidget = lazy(() => import('./logged-in-widget.tsx'));

/** [4-31] Login and logout close the dropdown. The focus moves to the button that replaces the used one. */
const useCloseOnOwnerChange = (memberId: number | undefined, dropdown: Dropdown<WidgetMode>) => {
  const latest = useRef(dropdown);
  useEffect(() => {
    latest.current = dropdown;
  });
  const known = useRef(memberId);
  useEffect(() => {
    if (known.current === memberId) return;
    known.current = memberId;
    const { mode, close, focusButton } = latest.current;
    if (mode === null) return;
    close();
    if (mode !== 'miniPrompt') focusButton();
  }, [memberId]);
};

/** The member's part of the header: login for visitors, avatar and level for members [2.10-01], [2.10-13..20]. */
export function MemberWidget() {
  const user = useShared('user');
  const dropdown = useDropdown<WidgetMode>(MEMBER_DROPDOWN);
  const { root } = dropdown;
  useSessionSync();
  useCloseOnOwnerChange(user?.id, dropdown);
  return (
    <div className={classes.root} ref={root}>
      {user ? (
        <Suspense fallback={<div className={classes.trigger} />}>
          <LoggedInWidget user={user} dropdown={dropdown} />
        </Suspense>
      ) : (
        <LoggedOutWidget dropdown={dropdown} />
      )}
      <EidSigning />
    </div>
  );
}
