import type { User } from '@shop/contracts/api/user';
import { type ArrivalOptions, useArrival } from '../../features/arrival/use-arrival.ts';
import { Celebrations } from '../../features/celebration/celebrations.tsx';
import type { Feed } from '../../features/feed/use-feed.ts';

export interface CompanionProps extends ArrivalOptions {
  readonly user: User;
  readonly feed: Feed;
}

/** What accompanies a member on every page without being part of it: what a login starts, and the moments of joy. */
export default function Companion({ user, feed, isBusy, onTutorial }: CompanionProps) {
  useArrival(user, { isBusy, onTutorial });
  return <Celebrations user={user} feed={feed} />;
}
