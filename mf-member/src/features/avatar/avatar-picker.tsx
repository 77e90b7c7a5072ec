import type { AvatarClass } from '@shop/contracts/api/profile';
import { avatarUrl } from '@shop/domain/avatar-url';
import { avatarBackgroundUrl } from '@shop/domain/member-images';
import { useNow } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { AvatarBackground } from './avatar-background.tsx';
import { lockText } from './class-lock.ts';
import classes from './avatar-page.module.css';

interface OptionProps {
  readonly userId: number;
  readonly rankLevel: number;
  readonly group: string;
  readonly classId: number | null;
  readonly name: string;
  readonly description: string;
  readonly isLocked: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function AvatarOption(props: OptionProps) {
  const { userId, rankLevel, group, classId, name, description, isLocked, isChosen, onChoose } = props;
  const id = useId();
  const now = useNow();
  return (
    <div className={clsx(classes.option, isChosen && classes.chosen)}>
      <span className={clsx(classes.sample, isLocked && classes.locked)}>
        <AvatarBackground still={avatarBackgroundUrl({ classId, rankLevel, now, isStill: true })} moving={null} />
        <img src={avatarUrl(userId, classId)} alt="" width={96} height={96} loading="lazy" className={classes.worn} />
        {isLocked ? (
          <span className={classes.lock}>
            <Icon of={Lock} />
          </span>
        ) : null}
      </span>
      <span className={classes.optionText}>
        <input
          id={id}
          type="radio"
          name={group}
          value={classId ?? 0}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={`${id}-text`}
          className={classes.radio}
        />
        <label htmlFor={id} className={classes.optionName}>
          {name}
        </label>
        <span id={`${id}-text`} className={classes.optionLock}>
          {description}
        </span>
      </span>
    </div>
  );
}

export interface AvatarPickerProps {
  readonly userId: number;
  readonly rankLevel: number;
  readonly avatarClasses: readonly AvatarClass[];
  /** Null for no class. */
  readonly chosen: number | null;
  readonly onChoose: (classId: number | null) => void;
}

/** [O2.17-09] The classes as one group of radio buttons; locked ones can be tried on, too. */
export function AvatarPicker({ userId, rankLevel, avatarClasses, chosen, onChoose }: AvatarPickerProps) {
  const group = useId();
  const shared = { userId, rankLevel, group };
  return (
    <fieldset className={classes.picker}>
      <legend className={classes.legend}>Välj klass</legend>
      <div className={classes.options}>
        <AvatarOption
          {...shared}
          classId={null}
          name="Utan klass"
          description="Precis som du är"
          isLocked={false}
          isChosen={chosen === null}
          onChoose={() => onChoose(null)}
        />
        {avatarClasses.map((each) => (
          <AvatarOption
            key={each.id}
            {...shared}
            classId={each.id}
            name={each.name}
            description={lockText(each)}
            isLocked={!each.isUnlocked}
            isChosen={chosen === each.id}
            onChoose={() => onChoose(each.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
