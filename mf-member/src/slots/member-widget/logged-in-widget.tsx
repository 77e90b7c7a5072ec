import type { User } from '@shop/contracts/api/user';
import { useIsHydrated, usePlatform, useShared } from '@shop/platform';
import { lazyExtra } from '@shop/ui/lazy-part/lazy-or.tsx';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import { lazy, Suspense, useCallback, useState } from 'react';
import { avatarOfUser } from '../../features/avatar/avatar-of-user.ts';
import { MemberAvatar } from '../../features/avatar/member-avatar.tsx';
import { rankLabel, XpBar } from '../../features/rank/rank-line.tsx';
import { useDeliveryDates } from '../../features/delivery-dates/use-delivery-dates.ts';
import { useFeed } from '../../features/feed/use-feed.ts';
import type { WidgetMode } from './login-mode.ts';
import { MemberTrigger } from './member-trigger.tsx';
import { PanelMissing } from './panel-missing.tsx';
import { TutorialMissing } from './tutorial-missing.tsx';
import type { Dropdown } from './use-dropdown.ts';
import classes from './member-widget.module.css';

const loadPanel = () => import('./member-panel.tsx');
const MemberPanel = lazy(() => loadPanel().catch(() => ({ default: PanelMissing })));
const loadTutorial = () => import('../../features/arrival/tutorial.tsx');
const Tutorial = lazy(() => loadTutorial().catch(() => ({ default: TutorialMissing })));
// Without its code a member has no celebrations, and everything else.
const Companion = lazyExtra(() => import('./companion.tsx'));

const newText = (count: number): string => (count === 1 ? '1 ny avisering' : `${count} nya aviseringar`);

const triggerText = (count: number): string => {
  return count === 0 ? 'Mina sidor' : `Mina sidor, ${newText(count)}`;
};

/** Says when notifications arrive: a changed name of the button is read by nobody who is elsewhere on the page. */
function UnreadNews({ count }: { readonly count: number }) {
  const [heard, setHeard] = useState({ count, risen: 0 });
  if (heard.count !== count) setHeard({ count, risen: Math.max(0, count - heard.count) });
  return (
    <span role="status">
      <VisuallyHidden>{heard.risen > 0 ? newText(heard.risen) : null}</VisuallyHidden>
    </span>
  );
}

export interface LoggedInWidgetProps {
  readonly user: User;
  readonly dropdown: Dropdown<WidgetMode>;
}

/** [2.10-13..20] Who is logged in, at which level, and what is new; no level in serious business mode [6-23]. */
export default function LoggedInWidget({ user, dropdown }: LoggedInWidgetProps) {
  const { href } = usePlatform();
  const { serious_business_mode: isSerious } = useShared('settings');
  const isHydrated = useIsHydrated();
  const feed = useFeed();
  const delivery = useDeliveryDates(user.id);
  const [isTutorialOpen, setIsTutorialOpen] = useState(false);
  const { mode, toggle, button, close, focusButton } = dropdown;
  const { username, rankLevel, experiencePoints } = user;
  const count = feed.notificationCounter;
  const openTutorial = useCallback(() => setIsTutorialOpen(true), []);
  const closeTutorial = useCallback(() => setIsTutorialOpen(false), []);
  const onTutorial = () => {
    // The dialog gives the focus back to where it was, which must not be a part of the closed dropdown.
    close();
    focusButton();
    openTutorial();
  };
  return (
    <>
      <MemberTrigger
        href={href('member.orders')}
        isOpen={mode === 'member'}
        buttonRef={button}
        onPrepare={() => void loadPanel().catch(() => undefined)}
        onPress={() => toggle('member')}
      >
        <span className={classes.spoken}>{triggerText(count)}</span>
        <MemberAvatar member={avatarOfUser(user)} className={classes.avatar} />
        {count > 0 ? (
          <span className={classes.counter} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        ) : null}
      </MemberTrigger>
      <UnreadNews count={count} />
      <div className={classes.summary}>
        <a href={href('member.orders')} className={classes.username}>
          {username}
        </a>
        {isSerious ? null : (
          <>
            <span className={classes.level}>{rankLabel(rankLevel)}</span>
            <XpBar level={rankLevel} experiencePoints={experiencePoints} className={classes.xp} />
          </>
        )}
      </div>
      {mode === 'member' ? (
        <Suspense fallback={null}>
          <MemberPanel user={user} feed={feed} delivery={delivery} onTutorial={onTutorial} />
        </Suspense>
      ) : null}
      {isTutorialOpen ? (
        <Suspense fallback={null}>
          <Tutorial onClose={closeTutorial} />
        </Suspense>
      ) : null}
      {isHydrated ? (
        <Suspense fallback={null}>
          <Companion user={user} feed={feed} isBusy={mode !== null || isTutorialOpen} onTutorial={openTutorial} />
        </Suspense>
      ) : null}
    </>
  );
}
