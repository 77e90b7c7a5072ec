import { avatarUrl, USER_ICON_URL } from '@shop/domain/avatar-url';
import { avatarBackgroundUrl } from '@shop/domain/member-images';
import { useNow, useShared } from '@shop/platform';
import { Avatar, type AvatarProps } from '@shop/ui/avatar/avatar.tsx';
import { clsx } from 'clsx';
import { AvatarBackground } from './avatar-background.tsx';
import classes from './member-avatar.module.css';

export interface MemberAvatarProps extends Pick<AvatarProps, 'size' | 'className'> {
  /** Whose avatar it is: the reader, the owner of a member page, or a member of a list. */
  readonly member: {
    readonly id: number;
    readonly username: string;
    readonly rankLevel: number;
    /** Null for no class; left out where it is not known: then the figure stands on plain ground. */
    readonly classId?: number | null | undefined;
  };
}

/**
 * A member's avatar beside their name: the figure before the background of its class, which only moves where it is
 * large. In the reader's serious business mode a plain icon without background [6-25], [6-26].
 */
export function MemberAvatar({ member, size = 'medium', className }: MemberAvatarProps) {
  const { serious_business_mode: isSerious } = useShared('settings');
  const now = useNow();
  const { id, username, rankLevel, classId } = member;
  if (isSerious) {
    return <Avatar name={username} size={size} src={USER_ICON_URL} isDecorative className={className ?? ''} />;
  }
  const background = classId === undefined ? null : { classId, rankLevel, now };
  return (
    <span className={clsx(classes.avatar, classes[size], className)}>
      {background === null ? null : (
        <AvatarBackground
          still={avatarBackgroundUrl({ ...background, isStill: true })}
          moving={size === 'large' ? avatarBackgroundUrl(background) : null}
        />
      )}
      <img src={avatarUrl(id, classId)} alt="" width={160} height={160} decoding="async" className={classes.figure} />
    </span>
  );
}
