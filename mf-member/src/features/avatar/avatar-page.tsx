import type { getAvatar } from '@shop/contracts/api/profile';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { avatarUrl } from '@shop/domain/avatar-url';
import { avatarBackgroundUrl } from '@shop/domain/member-images';
import { useNow, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { clsx } from 'clsx';
import { useId } from 'react';
import type { PageOwner } from '../page-owner/page-owner.ts';
import { AvatarBackground } from './avatar-background.tsx';
import { AvatarPicker } from './avatar-picker.tsx';
import { lockReason } from './class-lock.ts';
import { useAvatarChoice } from './use-avatar-choice.ts';
import classes from './avatar-page.module.css';

export type AvatarData = ResponseOf<typeof getAvatar>['data'];

export interface AvatarPageProps {
  readonly data: AvatarData;
  readonly owner: PageOwner;
}

interface StageProps {
  readonly member: { readonly id: number; readonly username: string; readonly rankLevel: number };
  readonly classId: number | null;
  readonly className: string;
}

/** The member in the class that is tried on, before its background. */
function AvatarStage({ member: { id, username, rankLevel }, classId, className }: StageProps) {
  const now = useNow();
  const background = { classId, rankLevel, now };
  return (
    <figure className={classes.stage}>
      <AvatarBackground
        still={avatarBackgroundUrl({ ...background, isStill: true })}
        moving={avatarBackgroundUrl(background)}
      />
      <img
        src={avatarUrl(id, classId)}
        alt={`${username} som ${className}`}
        width={320}
        height={320}
        className={classes.star}
      />
      <figcaption className={classes.caption}>{className}</figcaption>
    </figure>
  );
}

/** [1-38], [O2.17-09] The member's avatar: classes are tried on before one is saved. */
export function AvatarPage({ data, owner }: AvatarPageProps) {
  const user = useShared('user');
  const { id, username, rankLevel } = user?.id === owner.id ? user : owner;
  const { classId, isChanged, isSaving, problem, choose, save } = useAvatarChoice(data.avatar.class?.id ?? null);
  const chosen = data.classes.find((each) => each.id === classId);
  const reason = lockReason(chosen, rankLevel);
  const reasonId = useId();
  return (
    <form
      className={classes.page}
      onSubmit={(event) => {
        event.preventDefault();
        void save(reason);
      }}
    >
      <SectionHeading level={1}>Avatar</SectionHeading>
      <AvatarStage member={{ id, username, rankLevel }} classId={classId} className={chosen?.name ?? 'Utan klass'} />
      <AvatarPicker userId={id} rankLevel={rankLevel} avatarClasses={data.classes} chosen={classId} onChoose={choose} />
      <div className={clsx(classes.save, isChanged && classes.changed)}>
        <div id={reasonId}>
          {problem === null ? (
            <p aria-live="polite" className={classes.reason}>
              {reason ?? (isChanged ? 'Så här ser du ut när du har sparat.' : 'Så här ser du ut nu.')}
            </p>
          ) : (
            <Alert tone="error" live="alert">
              {problem}
            </Alert>
          )}
        </div>
        <Button type="submit" variant="primary" isLoading={isSaving} aria-describedby={reasonId}>
          Spara avataren
        </Button>
      </div>
    </form>
  );
}
