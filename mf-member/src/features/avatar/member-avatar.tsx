import { USER_ICON_URL } from '@shop/domain/image-url';
import { useShared } from '@shop/platform';
import { Avatar, type AvatarProps } from '@shop/ui/avatar/avatar.tsx';

export interface MemberAvatarProps extends Pick<AvatarProps, 'size' | 'className'> {
  /** Whose avatar it is: the reader, or the owner of a member page. */
  readonly member: { readonly id: number; readonly username: string };
}

/** A member's avatar beside their name; a plain icon in the reader's serious business mode [6-26]. */
export function MemberAvatar({ member, ...look }: MemberAvatarProps) {
  const { serious_business_mode: isSerious } = useShared('settings');
  return <Avatar {...look} name={member.username} src={isSerious ? USER_ICON_URL : null} isDecorative />;
}
