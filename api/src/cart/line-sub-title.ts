import { buildSummary, namedBuild } from '../configure-to-order/configurator.ts';
import type { CartLine } from './cart-line.ts';
import type { CartProduct } from './cart-product.ts';

/** The text below a row's name: the choices of a computer built to order [O9-40], else the product's own sub-title. */
export function lineSubTitle({ extraData }: Pick<CartLine, 'extraData'>, product: CartProduct): string {
  const id = extraData.ctoConfigurationId;
  const build = id === undefined ? null : namedBuild(product.configurator, id);
  return build === null ? product.subTitle : buildSummary(build);
}
