/** A category as the tables write it: a branch with children, or a leaf with the products it holds. */
export interface Branch {
  readonly id?: number;
  readonly name: string;
  readonly icon?: string;
  readonly children?: readonly Branch[];
  /** Key of the product type that a leaf holds. */
  readonly type?: string;
  /** Attribute values that products of the leaf have, and no others. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Share of the catalogue beside the other leaves; 1 is ordinary. */
  readonly weight?: number;
  /** Only products of the last weeks and coming ones. */
  readonly isNews?: boolean;
  /** URL filters of a special category: it shows its parent's products that have this attribute value. */
  readonly special?: { readonly type: string; readonly attribute: string; readonly values: readonly string[] };
  /** For a leaf of the fyndware section: the types whose returned products it holds. */
  readonly fynd?: readonly string[];
}

type Only = Branch['only'];
type Extra = Omit<Branch, 'name' | 'children' | 'type' | 'only'>;

export const group = (name: string, children: readonly Branch[], extra: Extra = {}): Branch => ({
  name,
  children,
  ...extra,
});
export const leaf = (name: string, type: string, only: NonNullable<Only> = {}, extra: Extra = {}): Branch => ({
  name,
  type,
  only,
  ...extra,
});

/** One leaf for each of some values of an attribute. */
export const split = (
  type: string,
  attribute: string,
  names: Readonly<Record<string, readonly string[]>>,
  extra: Extra = {},
): Branch[] => Object.entries(names).map(([name, values]) => leaf(name, type, { [attribute]: values }, extra));

export interface SectionTree {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly icon: string;
  readonly iconColor: string;
  readonly description: string;
  readonly categories: readonly Branch[];
}
