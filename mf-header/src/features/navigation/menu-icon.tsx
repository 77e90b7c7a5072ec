import classes from './menu-icon.module.css';

interface MenuIconProps {
  icon: string;
  /** '#rrggbb'; by default dark slate on a pale tile. */
  color?: string | undefined;
}

const SLATE = '#39485D';

/** A category's icon in the colour of its section. Decoration: the name is beside it. */
export function MenuIcon({ icon, color = SLATE }: MenuIconProps) {
  return (
    <span className={classes.tile}>
      <img
        src={`/api/dynimg/category/${encodeURIComponent(icon)}/${color.replace('#', '')}`}
        alt=""
        width={20}
        height={20}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
