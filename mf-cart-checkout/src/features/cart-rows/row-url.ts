import type { CartRow } from '@shop/contracts';
import { configurationHref } from '@shop/contracts/build-link';
import type { Href } from '@shop/contracts/platform';

/** Where a row's name leads: to its product, or to the choices of a computer built to order [O9-40]. */
export const rowUrl = ({ product, extraData }: Pick<CartRow, 'product' | 'extraData'>, href: Href): string =>
  extraData.ctoConfigurationId === undefined
    ? href('product', { id: product.id, name: product.name })
    : configurationHref(extraData.ctoConfigurationId);
