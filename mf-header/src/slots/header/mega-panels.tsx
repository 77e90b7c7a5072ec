import { href } from '@shop/platform';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { ArrowRight } from 'lucide-react';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { useEffect, useRef, type RefObject } from 'react';
import { SECTION_IDS } from '@shop/domain/ids';
import type { BarEntry } from '../../features/navigation/header-data.ts';
import { menuColumns, type MenuGroup } from '../../features/navigation/menu-columns.ts';
import { MenuStatus } from '../../features/navigation/menu-status.tsx';
import { sectionGroups } from '../../features/navigation/section-groups.ts';
import { useSectionTree } from '../../features/navigation/use-section-tree.ts';
import { MenuGroupList } from './menu-group-list.tsx';
import classes from './mega-panels.module.css';

interface LeaveProps {
  /** A link was followed. */
  onLeave: () => void;
}

interface HeadingProps extends LeaveProps {
  entry: BarEntry;
  /** True when the dropdown was opened by keyboard; reset once the focus is in it. */
  takesFocus: RefObject<boolean>;
}

function Heading({ entry, takesFocus, onLeave }: HeadingProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus.current) link.current?.focus();
    takesFocus.current = false;
  }, [takesFocus]);
  const label = entry.id === SECTION_IDS.campaigns ? 'Visa alla kampanjer' : 'Gå till kategori';
  return (
    <SectionHeading
      colour={entry.color}
      className={classes.heading}
      action={
        <a ref={link} href={entry.href} data-first-link className={classes.goTo} onClick={onLeave}>
          {label}
          <Icon of={ArrowRight} size={16} />
        </a>
      }
    >
      {entry.name}
    </SectionHeading>
  );
}

const Groups = ({ groups, color, onLeave }: LeaveProps & { groups: readonly MenuGroup[]; color?: string }) =>
  groups.map((group) => <MenuGroupList key={group.id} group={group} color={color} onLeave={onLeave} />);

/** §2.5 A section's dropdown: heading, "Gå till kategori", the categories as masonry, and the right column. */
export function SectionPanel({ entry, takesFocus, onLeave }: HeadingProps) {
  const menu = useSectionTree();
  const section = menu.status === 1 ? menu.tree.sections.find(({ id }) => id === entry.id) : undefined;
  const columns = section ? menuColumns(section, href) : { main: [], right: [] };
  return (
    <div className={classes.panel}>
      <Heading entry={entry} takesFocus={takesFocus} onLeave={onLeave} />
      {menu.status === 1 ? (
        <div className={classes.columns}>
          <div className={classes.masonry}>
            <Groups groups={columns.main} color={entry.color} onLeave={onLeave} />
          </div>
          {columns.right.length > 0 ? (
            <div className={classes.right}>
              <Groups groups={columns.right} color={entry.color} onLeave={onLeave} />
            </div>
          ) : null}
        </div>
      ) : (
        <MenuStatus message={menu.status === -1 ? menu.msg : null} onRetry={menu.retry} />
      )}
    </div>
  );
}

/** Sections that found no room in the bar, each with its categories. */
export function MorePanel({ sectionIds, onLeave }: LeaveProps & { sectionIds: readonly number[] }) {
  const menu = useSectionTree();
  return (
    <div className={classes.panel}>
      {menu.status === 1 ? (
        <div className={classes.masonry}>
          <Groups groups={sectionGroups(menu.tree.sections, sectionIds, href)} onLeave={onLeave} />
        </div>
      ) : (
        <MenuStatus message={menu.status === -1 ? menu.msg : null} onRetry={menu.retry} />
      )}
    </div>
  );
}
