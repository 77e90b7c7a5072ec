import { MenuIcon } from '../../features/navigation/menu-icon.tsx';
import type { MenuGroup } from '../../features/navigation/menu-columns.ts';
import classes from './mega-panels.module.css';

interface MenuGroupListProps {
  group: MenuGroup;
  /** The section's, for the icon. */
  color?: string | undefined;
  onLeave: () => void;
}

/** A category and what lies below it. */
export function MenuGroupList({ group, color, onLeave }: MenuGroupListProps) {
  const { name, icon, href, links, more } = group;
  return (
    <section className={classes.group}>
      <h3 className={classes.groupName}>
        <MenuIcon icon={icon} color={color} />
        {href === null ? (
          name
        ) : (
          <a href={href} onClick={onLeave}>
            {name}
          </a>
        )}
      </h3>
      {links.length === 0 && more === null ? null : <GroupLinks group={group} onLeave={onLeave} />}
    </section>
  );
}

function GroupLinks({ group: { name, links, more }, onLeave }: Pick<MenuGroupListProps, 'group' | 'onLeave'>) {
  return (
    <ul role="list" className={classes.links}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} onClick={onLeave}>
            {link.name}
          </a>
        </li>
      ))}
      {more === null ? null : (
        <li>
          <a href={more.href} className={classes.moreLink} aria-label={`${more.name} i ${name}`} onClick={onLeave}>
            {more.name}
          </a>
        </li>
      )}
    </ul>
  );
}
