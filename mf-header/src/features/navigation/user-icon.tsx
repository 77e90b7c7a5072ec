import { USER_ICON_URL } from '@shop/domain/avatar-url';
import classes from './menu-icon.module.css';

/** [7.9-07] The user icon: dark, on a tile that is pale in both modes. Decoration: the name is beside it. */
export function UserIcon() {
  return (
    <span className={classes.tile}>
      <img src={USER_ICON_URL} alt="" width={20} height={20} loading="lazy" decoding="async" />
    </span>
  );
}
