import type { User } from '@shop/contracts/api/user';
import { usePlatform } from '@shop/platform';
import { useEffect, useRef } from 'react';
import type { Feed } from '../feed/use-feed.ts';
import { noticeEarned } from './notice-earned.ts';

/** Notices what the member earns: on each page load, and whenever a refresh brings other XP or another level. */
export const useEarned = (user: User, feed: Pick<Feed, 'latest' | 'update'>): void => {
  const { api, bus, store, atoms } = usePlatform();
  const latest = useRef({ user, feed });
  useEffect(() => {
    latest.current = { user, feed };
  });
  const isFirst = useRef(true);
  const { id, experiencePoints, rankLevel } = user;
  useEffect(() => {
    // The feed has just been fetched for its counter.
    const readFeed = isFirst.current ? () => latest.current.feed.latest() : () => latest.current.feed.update();
    isFirst.current = false;
    const { serious_business_mode: isSerious } = store.get(atoms.settings);
    const { locks = null } = navigator as Partial<Pick<Navigator, 'locks'>>;
    void noticeEarned(latest.current.user, { api, bus, storage: localStorage, locks, readFeed, isSerious });
  }, [api, bus, store, atoms, id, experiencePoints, rankLevel]);
};
