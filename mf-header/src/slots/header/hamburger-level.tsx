import type { NavNode } from '@shop/contracts/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { ArrowLeft, BadgePercent, ChevronRight, House } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { BarEntry } from '../../features/navigation/header-data.ts';
import { MenuIcon } from '../../features/navigation/menu-icon.tsx';
import { findNode, showsCampaigns, topItemLabel } from '../../features/navigation/nav-node.ts';
import classes from './hamburger-menu.module.css';

interface HamburgerLevelProps {
  tree: NavNode;
  /** The level to begin with. */
  startId: string;
  campaigns: BarEntry | undefined;
  onLeave: () => void;
}

interface MoveProps {
  onGo: (id: string) => void;
  onLeave: () => void;
}

/** Where the shopper is in the menu, and the way back. */
function Trail({ tree, node, onGo: go, onLeave }: MoveProps & { tree: NavNode; node: NavNode }) {
  const parent = node.previous.at(-1);
  return (
    <div className={classes.trail}>
      {parent ? (
        <button
          type="button"
          aria-label={`Tillbaka till ${parent.title}`}
          className={classes.back}
          onClick={() => go(parent.id)}
        >
          <Icon of={ArrowLeft} />
        </button>
      ) : (
        <a href={tree.route} aria-label="Till startsidan" className={classes.back} onClick={onLeave}>
          <Icon of={House} />
        </a>
      )}
      <ol role="list" className={classes.crumbs}>
        {node.previous.map(({ id, title }) => (
          <Fragment key={id}>
            <li>
              <button type="button" className={classes.crumb} onClick={() => go(id)}>
                {title}
              </button>
            </li>
            <li aria-hidden="true">/</li>
          </Fragment>
        ))}
        <li aria-current="true" className={classes.here}>
          {node.title}
        </li>
      </ol>
    </div>
  );
}

/** A node below: a way further into the menu, or a link. */
function ChildEntry({ child, onGo, onLeave }: MoveProps & { child: NavNode['next'][number] }) {
  if (child.hasNext) {
    return (
      <button type="button" className={classes.item} onClick={() => onGo(child.id)}>
        <MenuIcon icon={child.icon} />
        <span className={classes.name}>{child.title}</span>
        <Icon of={ChevronRight} className={classes.arrow} />
      </button>
    );
  }
  return (
    <a href={child.route} className={classes.item} onClick={onLeave}>
      <MenuIcon icon={child.icon} />
      <span className={classes.name}>{child.title}</span>
    </a>
  );
}

/** One level of the menu: where the shopper is in it, the way back, the node's own link, and what lies below. */
export function HamburgerLevel({ tree, startId, campaigns, onLeave }: HamburgerLevelProps) {
  // Null until the shopper moves: a product is placed in the tree by its page, after the menu is there.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const nodeId = chosenId ?? startId;
  const node = findNode(tree, nodeId);
  const top = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const ownLabel = topItemLabel(node);

  // The pressed button is gone with its level, so focus moves to the top of the new one.
  useEffect(() => {
    if (hasMoved.current) top.current?.focus();
  }, [nodeId]);

  const go = (id: string): void => {
    hasMoved.current = true;
    setChosenId(id);
  };

  return (
    <div ref={top} tabIndex={-1} role="group" aria-label={node.title} className={classes.level}>
      <Trail tree={tree} node={node} onGo={go} onLeave={onLeave} />
      <ul role="list" className={classes.items}>
        {ownLabel === null ? null : (
          <li>
            <a href={node.route} className={`${classes.item} ${classes.own}`} onClick={onLeave}>
              {ownLabel}
            </a>
          </li>
        )}
        {campaigns && showsCampaigns(node) ? (
          <li>
            <a href={campaigns.href} className={classes.item} onClick={onLeave}>
              <span className={classes.campaignTile}>
                <Icon of={BadgePercent} />
              </span>
              {campaigns.name}
            </a>
          </li>
        ) : null}
        {node.next.map((child) => (
          <li key={child.id}>
            <ChildEntry child={child} onGo={go} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </div>
  );
}
