import { formatWholeNumber } from '@shop/domain/money';
import type { MouseEvent } from 'react';
import { AchievementMedal } from './achievement-medal.tsx';
import { AchievementStateLine } from './achievement-state-line.tsx';
import type { ListedAchievement } from './load-achievements.ts';
import classes from './achievements.module.css';

/** Side of the picture in the grid. */
const SIDE = 96;

export const cardLinkId = (id: number): string => `utmarkelse-${id}`;

export interface AchievementCardProps {
  readonly achievement: ListedAchievement;
  readonly headingLevel: 2 | 3;
  readonly href: string;
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** [O2.17-08] Picture, name, description, XP, and the date or the progress; the whole card opens it. */
export function AchievementCard({ achievement, headingLevel, href, onOpen }: AchievementCardProps) {
  const { id, name, description, image, xp, earnedAt } = achievement;
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={classes.card}>
      <AchievementMedal image={image} isEarned={earnedAt !== null} side={SIDE} />
      <Heading className={classes.name}>
        <a id={cardLinkId(id)} href={href} onClick={onOpen} className={classes.link}>
          {name}
        </a>
      </Heading>
      <p className={classes.description}>{description}</p>
      <p className={classes.xp}>{formatWholeNumber(xp)} XP</p>
      <div className={classes.state}>
        <AchievementStateLine achievement={achievement} />
      </div>
    </li>
  );
}
