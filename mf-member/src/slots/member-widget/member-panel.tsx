import type { User } from '@shop/contracts/api/user';
import { Tabs } from '../../components/tabs/tabs.tsx';
import { useEffect, useRef } from 'react';
import type { MemberDelivery } from '../../features/delivery-dates/use-delivery-dates.ts';
import type { Feed } from '../../features/feed/use-feed.ts';
import { FeedPanel } from './feed-panel.tsx';
import { MyPages } from './my-pages.tsx';
import widget from './member-widget.module.css';

const FEED_TAB = 'feed';

export interface MemberPanelProps {
  readonly user: User;
  readonly feed: Feed;
  readonly delivery: MemberDelivery;
  readonly onTutorial: () => void;
}

/** [2.10-19] The member's dropdown: the member pages, or the notifications with their counter [2.10-20]. */
export default function MemberPanel({ user, feed, delivery, onTutorial }: MemberPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus(), []);
  const count = feed.notificationCounter;
  return (
    <div ref={panel} className={widget.panel} role="dialog" aria-label="Mina sidor">
      <Tabs
        label="Mina sidor och aviseringar"
        tabs={[
          {
            id: 'pages',
            label: 'Mina sidor',
            content: <MyPages user={user} delivery={delivery} onTutorial={onTutorial} />,
          },
          {
            id: FEED_TAB,
            label: 'Aviseringar',
            ...(count > 0 && { count }),
            content: <FeedPanel feed={feed} level={user.settings.notification_settings_level} />,
          },
        ]}
        onSelect={(id) => id === FEED_TAB && void feed.open()}
      />
    </div>
  );
}
