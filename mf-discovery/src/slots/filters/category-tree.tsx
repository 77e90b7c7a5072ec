import type { CategoryNode } from '@shop/contracts';
import type { Filter } from '@shop/domain/filters';
import { formatWholeNumber } from '@shop/domain/money';
import { href, useRoute } from '@shop/platform';
import { BUTTON_LABELS } from '@shop/ui/icon-button/button-labels.ts';
import { useState } from 'react';
import { categoryLink, isCategoryChosen } from './category-links.ts';
import classes from './category-tree.module.css';
import { FIRST_VALUES } from './shown-values.ts';

export interface CategoryTreeProps {
  readonly nodes: readonly CategoryNode[];
  readonly filters: readonly Filter[];
}

/** [2.13-19] The categories that the list's products are in, two levels deep. */
export function CategoryTree({ nodes, filters }: CategoryTreeProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  if (nodes.length === 0) return null;
  const shown = isExpanded ? nodes : nodes.slice(0, FIRST_VALUES);
  return (
    <nav aria-label="Kategorier i listan" className={classes.tree}>
      <h3 className={classes.title}>Kategori</h3>
      <Branch nodes={shown} filters={filters} depth={nodes.length === 1 ? 0 : 1} />
      {shown.length === nodes.length ? null : (
        <button type="button" className={classes.more} onClick={() => setIsExpanded(true)}>
          {BUTTON_LABELS.more} ({nodes.length - shown.length})
        </button>
      )}
    </nav>
  );
}

/** A branch is open while it is selected or near the root. */
function Branch({ nodes, filters, depth }: CategoryTreeProps & { readonly depth: number }) {
  const route = useRoute();
  return (
    <ul role="list" className={classes.branch}>
      {nodes.map((node) => {
        const isChosen = isCategoryChosen(filters, node.id);
        const isOpen = node.children.length > 0 && (isChosen || depth < 1);
        return (
          <li key={node.id}>
            <a
              href={categoryLink(node, route, href)}
              aria-current={isChosen ? 'true' : undefined}
              className={classes.link}
            >
              <span>{node.name}</span>
              <span className={classes.count}>{formatWholeNumber(node.productCount)}</span>
            </a>
            {isOpen ? <Branch nodes={node.children} filters={filters} depth={depth + 1} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
