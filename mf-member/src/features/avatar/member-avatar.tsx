import { USER_ICON_URL } from '@shop/domain/image-url';
import { useShared } from '@shop/platform';
import { Avatar, type AvatarProps } from '@shop/ui/avatar/avatar.tsx';

export type MemberAvatarProps = Pick<AvatarProps, 'name' | 'size' | 'className'>;

/** The logged-in member's avatar beside their name; a plain icon in serious business mode [6-26]. */
export function MemberAvatar(props: MemberAvatarProps) {
  const { serious_business_mode: isSerious } = useShared('settings');
  return <Avatar {...props} src={isSerious ? USER_ICON_URL : null} isDecorative />;
}
