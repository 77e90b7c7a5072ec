import type { User } from '@shop/contracts/api/user';
import { usePlatform, useRoute, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Compass, LogOut } from 'lucide-react';
import { useState } from 'react';
import { AccountSteps } from '../../features/account-steps/account-steps.tsx';
import { DeliveryLine } from '../../features/delivery-dates/delivery-line.tsx';
import type { MemberDelivery } from '../../features/delivery-dates/use-delivery-dates.ts';
import { memberMenu } from '../../features/member-menu/member-menu.ts';
import { rankLabel, XpBar, xpLabel } from '../../features/rank/rank-line.tsx';
import { logOut } from '../../features/session/session-actions.ts';
import classes from './my-pages.module.css';

const useLogOut = () => {
  const platform = usePlatform();
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    setIsBusy(true);
    try {
      await logOut(platform);
    } catch {
      setIsBusy(false);
      platform.toasts.show('Det gick inte att logga ut. Försök igen.', 'error');
    }
  };
  return { isBusy, start };
};

export interface MyPagesProps {
  readonly user: User;
  readonly delivery: MemberDelivery;
  readonly onTutorial: () => void;
}

/**
 * [2.10-26..29] The member's level and XP, the member pages, the admin panel for employees and the way out. Serious
 * business mode leaves out what belongs to the game [6-23].
 */
export function MyPages({ user, delivery, onTutorial }: MyPagesProps) {
  const { href, bus } = usePlatform();
  const { serious_business_mode: isSerious } = useShared('settings');
  const { name: route } = useRoute();
  const leave = useLogOut();
  const { username, rankLevel, experiencePoints, isEmployee } = user;
  return (
    <div className={classes.pages}>
      <AccountSteps user={user} />
      <div className={classes.profile}>
        <a href={href('member.orders')} className={classes.username}>
          {username}
        </a>
        {isSerious ? null : (
          <>
            <div className={classes.figures}>
              <span>{rankLabel(rankLevel)}</span>
              <span>{xpLabel(rankLevel, experiencePoints)}</span>
            </div>
            <XpBar level={rankLevel} experiencePoints={experiencePoints} />
          </>
        )}
        <DeliveryLine delivery={delivery} />
      </div>
      {memberMenu({ isSelf: true, rankLevel }, isSerious).map(({ name, items }) => (
        <nav key={name} aria-label={name}>
          <p className={classes.group} aria-hidden="true">
            {name}
          </p>
          <ul role="list">
            {items.map((item) => (
              <li key={item.route}>
                <a
                  href={href(item.route)}
                  className={classes.link}
                  aria-current={item.route === route ? 'page' : undefined}
                >
                  <Icon of={item.icon} /> {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {isSerious ? null : (
        <Button variant="quiet" icon={<Icon of={Compass} />} className={classes.tutorial} onClick={onTutorial}>
          Rundtur i medlemsvärlden
        </Button>
      )}
      <div className={classes.foot}>
        {isEmployee ? <Button onClick={() => bus.emit('admin-panel.toggle', {})}>Visa admin</Button> : null}
        <Button icon={<Icon of={LogOut} />} isLoading={leave.isBusy} onClick={() => void leave.start()}>
          Logga ut
        </Button>
      </div>
    </div>
  );
}
