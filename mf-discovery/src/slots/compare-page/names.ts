import type { Product } from '@shop/contracts/api/product';

const LIST = new Intl.ListFormat('sv', { type: 'conjunction' });

/** 'A, B och C' */
export const enumerate = (words: readonly string[]): string => LIST.format(words);

const segmentsOf = ({ categoryTree }: Pick<Product, 'categoryTree'>): readonly string[] =>
  categoryTree
    .split('/')
    .map((each) => each.trim())
    .filter(Boolean);

/** The name of a product's own category; null for a product without any. */
export const categoryOf = (product: Pick<Product, 'categoryTree'>): string | null => segmentsOf(product).at(-1) ?? null;

/** The categories of the products, each once: one if they are of a kind. */
export const kindsOf = (products: readonly Pick<Product, 'categoryTree'>[]): readonly string[] => [
  ...new Set(products.flatMap((product) => categoryOf(product) ?? [])),
];
