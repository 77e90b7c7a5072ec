import type { User } from '@shop/contracts/api/user';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import { useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Feed } from '../feed/use-feed.ts';
import { CelebrationCard } from './celebration-card.tsx';
import classes from './celebration-card.module.css';
import { playCelebration, useCelebrationSound } from './celebration-sound.ts';
import { momentLines } from './moment-text.ts';
import { useEarned } from './use-earned.ts';
import { type Moment, useMoments } from './use-moments.ts';

/** Plays the sound of a moment once, if the member wants to hear it. */
const useMomentSound = (moment: Moment | null): void => {
  const [isOn] = useCelebrationSound();
  const wants = useRef(isOn);
  useEffect(() => {
    wants.current = isOn;
  });
  useEffect(() => {
    if (moment !== null && wants.current) playCelebration(moment.level !== null);
  }, [moment]);
};

/** Escape closes the card, unless it closes a dialog above it. */
const useEscape = (isShown: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isShown) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown, close]);
};

export interface CelebrationsProps {
  readonly user: User;
  readonly feed: Feed;
}

/**
 * The moments of joy: what has been earned in any tab is shown in each of them once, in a corner that takes neither the
 * focus nor the page. Its live region is there before its words, so that they are read out.
 */
export function Celebrations({ user, feed }: CelebrationsProps) {
  useEarned(user, feed);
  const { moment, next, pause, resume } = useMoments(user.id);
  useMomentSound(moment);
  const { markRead } = feed;
  const close = useCallback(() => {
    next();
    // Who closes it has seen it: the same words need not wait in the feed as news.
    void markRead(moment?.achievements.map(({ entryId }) => entryId) ?? []);
  }, [next, markRead, moment]);
  useEscape(moment !== null, close);
  return createPortal(
    <div className={classes.corner}>
      <div role="status">
        <VisuallyHidden>{moment === null ? null : momentLines(moment).join(' ')}</VisuallyHidden>
      </div>
      {moment === null ? null : (
        <CelebrationCard
          key={moment.key}
          moment={moment}
          rankLevel={user.rankLevel}
          onClose={close}
          onBusy={(isBusy) => (isBusy ? pause() : resume())}
        />
      )}
    </div>,
    document.body,
  );
}
