import type { ProductType } from './product-type.ts';

/** A product before it has prices, texts and stock. */
export interface Draft {
  readonly id: number;
  readonly categoryId: number;
  readonly typeKey: string;
  readonly type: ProductType;
  readonly maker: string;
  /** 'Aurora 75 Pro', or the whole title of a game or book. */
  readonly model: string;
  readonly series: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly variant?: { readonly groupId: number; readonly name: string; readonly label: string };
  readonly isNews?: boolean;
}

/** The maker's name belongs to the title of things, not of works. */
export const titleOf = ({ type, maker, model }: Pick<Draft, 'type' | 'maker' | 'model'>): string =>
  type.naming === 'title' ? model : `${maker} ${model}`;
