import type { Product } from '@shop/contracts/api/product';
import { href } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { comparePath } from '../../features/compare/compare-url.ts';
import { removeCompared } from '../../features/compare/compared-products.ts';
import classes from './compare-table.module.css';
import type { TableRow } from './overview-rows.tsx';

const IMAGE_SIDE = 96;

/** Rows with a heading of their own; the first ones have none. */
export interface TableGroup {
  readonly group: string | null;
  readonly rows: readonly TableRow[];
}

export interface CompareTableProps {
  readonly products: readonly Product[];
  readonly groups: readonly TableGroup[];
  readonly showsOnlyDifferences: boolean;
  /** Id of the table's heading. */
  readonly labelledBy: string;
}

const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>Uppgift saknas</VisuallyHidden>
  </>
);

interface ProductHeadProps {
  readonly product: Product;
  /** URL of the comparison without it. */
  readonly without: string;
}

function ProductHead({ product, without }: ProductHeadProps) {
  const { id, name, mainTitle, previewUrl } = product;
  return (
    <th scope="col" className={classes.product}>
      <Image src={previewUrl} alt="" width={IMAGE_SIDE} height={IMAGE_SIDE} isLazy={false} className={classes.image} />
      <TextLink href={href('product', { id, name })} variant="quiet" className={classes.name}>
        {mainTitle}
      </TextLink>
      <TextLink
        href={without}
        aria-label={`Ta bort ${mainTitle} ur jämförelsen`}
        className={classes.remove}
        onClick={() => removeCompared(id)}
      >
        Ta bort
      </TextLink>
    </th>
  );
}

const Row = ({ row, products }: { readonly row: TableRow; readonly products: readonly Product[] }): ReactNode => (
  <tr>
    <th scope="row" className={classes.label}>
      {row.label}
      {row.likeness === 'different' ? <Badge className={classes.mark}>Olika</Badge> : null}
    </th>
    {products.map(({ id }, index) => (
      <td key={id}>{row.cells[index] ?? <Unknown />}</td>
    ))}
  </tr>
);

/** The products beside each other. It scrolls sideways within itself where the window is narrow. */
export function CompareTable({ products, groups, showsOnlyDifferences, labelledBy }: CompareTableProps) {
  const ids = products.map(({ id }) => id);
  const withoutId = (gone: number): string =>
    comparePath(
      ids.filter((id) => id !== gone),
      { onlyDifferences: showsOnlyDifferences },
    );
  return (
    <div role="region" aria-labelledby={labelledBy} tabIndex={0} className={classes.region}>
      <table className={classes.table}>
        <thead className={classes.head}>
          <tr>
            <th scope="col" className={classes.corner}>
              <VisuallyHidden>Uppgift</VisuallyHidden>
            </th>
            {products.map((product) => (
              <ProductHead key={product.id} product={product} without={withoutId(product.id)} />
            ))}
          </tr>
        </thead>
        {groups.map(({ group, rows }) => (
          <tbody key={group ?? ''}>
            {group === null ? null : (
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1} className={classes.group}>
                  <span className={classes.groupName}>{group}</span>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.label} row={row} products={products} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
