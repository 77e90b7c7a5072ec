import type { CartRow } from '@shop/contracts';
import type { RowView } from './row-view.ts';

/** What each part of a row gets. */
export interface RowPartProps {
  readonly row: CartRow;
  readonly view: RowView;
  readonly isReadOnly: boolean;
}
