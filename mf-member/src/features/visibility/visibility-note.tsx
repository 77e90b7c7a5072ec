import { postProfileSettings } from '@shop/contracts/api/profile';
import { isApiError, useIsHydrated, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import classes from './visibility-note.module.css';
import type { Visibility } from './visibility-text.ts';

export interface VisibilityChoice {
  readonly label: string;
  readonly to: Visibility;
}

export interface VisibilityNoteProps {
  readonly visibility: Visibility;
  readonly texts: Readonly<Record<Visibility, string>>;
  /** The choice that is offered beside each setting. */
  readonly choices: Readonly<Record<Visibility, VisibilityChoice>>;
  /** After a change. */
  readonly onChanged: () => void;
}

/** Who sees the member, in plain words, and the way to change it [O6-08]. */
export function VisibilityNote({ visibility, texts, choices, onChanged }: VisibilityNoteProps) {
  const { api, href } = usePlatform();
  const isHydrated = useIsHydrated();
  const [current, setCurrent] = useState(visibility);
  const [isBusy, setIsBusy] = useState(false);
  const { label, to } = choices[current];
  const change = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await api.call(postProfileSettings, { body: { profileVisibility: to } });
      setCurrent(to);
      onChanged();
    } catch (error) {
      // The shell has said it: it reports the outcome of every saved setting.
      if (!isApiError(error)) throw error;
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={classes.note}>
      <p role="status" className={classes.text}>
        <Icon of={current === 'nobody' ? EyeOff : Eye} size={20} />
        <span>{texts[current]}</span>
      </p>
      <div className={classes.ways}>
        {isHydrated ? (
          <Button isLoading={isBusy} onClick={() => void change()}>
            {label}
          </Button>
        ) : null}
        <TextLink href={href('member.profile')}>Alla val för din profil</TextLink>
      </div>
    </div>
  );
}
