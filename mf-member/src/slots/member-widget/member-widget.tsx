import { useShared } from '@shop/shared/remote';
import { LoggedInWidget } from './logged-in-widget.tsx';
import { LoggedOutWidget } from './logged-out-widget.tsx';

/** The header's place for the member: login for visitors, avatar and level for members [2.10-01], [2.10-13..20]. */
export function MemberWidget() {
  const user = useShared('user');
  return user ? <LoggedInWidget user={user} /> : <LoggedOutWidget />;
}
