import { usePlatform } from '@shop/platform';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { Volume2, VolumeX, X } from 'lucide-react';
import { AchievementMedal } from '../achievements/achievement-medal.tsx';
import { XpBar, xpLabel } from '../rank/rank-line.tsx';
import classes from './celebration-card.module.css';
import { useCelebrationSound } from './celebration-sound.ts';
import { levelText, MAX_NAMED, moreText, xpText } from './moment-text.ts';
import type { Moment } from './use-moments.ts';

const MEDAL_SIDE = 64;

type Achievement = Moment['achievements'][number];

function Achievements({ achievements, onFollow }: { achievements: readonly Achievement[]; onFollow: () => void }) {
  const { href } = usePlatform();
  if (achievements.length === 0) return null;
  const more = moreText([...achievements]);
  return (
    <ul role="list" className={classes.achievements}>
      {achievements.slice(0, MAX_NAMED).map(({ entryId, id, title, image }) => (
        <li key={entryId} className={classes.achievement}>
          {image === null ? null : <AchievementMedal image={image} isEarned side={MEDAL_SIDE} />}
          <a href={href('member.achievements', id === null ? {} : { aid: id })} onClick={onFollow}>
            {title}
          </a>
        </li>
      ))}
      {more === null ? null : <li>{more}</li>}
    </ul>
  );
}

/** Turns the sound of celebrations on and off, where the member may want it to be quiet. */
function SoundButton() {
  const [isOn, setIsOn] = useCelebrationSound();
  return (
    <IconButton
      icon={isOn ? Volume2 : VolumeX}
      label="Ljud när du får något"
      aria-pressed={isOn}
      size="small"
      onClick={() => setIsOn(!isOn)}
    />
  );
}

const SPARKS = [0, 1, 2, 3, 4, 5, 6, 7];

export interface CelebrationCardProps {
  readonly moment: Moment;
  /** The member's level now. */
  readonly rankLevel: number;
  readonly onClose: () => void;
  /** The pointer or the focus is on it, or has left. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** What has been earned, in a corner of the window: the level, the achievements with their medals, and the XP. */
export function CelebrationCard({ moment, rankLevel, onClose, onBusy }: CelebrationCardProps) {
  const { gainedXp, level, experiencePoints, achievements } = moment;
  const shownLevel = level ?? rankLevel;
  return (
    <section
      aria-label="Du har fått något"
      className={classes.card}
      onPointerEnter={() => onBusy(true)}
      onPointerLeave={() => onBusy(false)}
      onFocus={() => onBusy(true)}
      onBlur={() => onBusy(false)}
    >
      <span className={classes.sparks} aria-hidden="true">
        {SPARKS.map((spark) => (
          <i key={spark} className={classes.spark} />
        ))}
      </span>
      <div className={classes.head}>
        {gainedXp > 0 ? <span className={classes.xp}>{xpText(gainedXp)}</span> : null}
        <span className={classes.controls}>
          <SoundButton />
          <IconButton icon={X} label="Stäng" size="small" onClick={onClose} />
        </span>
      </div>
      {level === null ? null : (
        <p className={classes.level}>
          <span className={classes.badge} aria-hidden="true">
            {level}
          </span>
          {levelText(level)}
        </p>
      )}
      <Achievements achievements={achievements} onFollow={onClose} />
      <div className={classes.progress}>
        <XpBar level={shownLevel} experiencePoints={experiencePoints} />
        <span className={classes.figures}>{xpLabel(shownLevel, experiencePoints)}</span>
      </div>
    </section>
  );
}
