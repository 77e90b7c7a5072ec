import type { CartRow } from '@shop/contracts';
import { isPendingRowId } from '@shop/domain/cart-prediction';

/**
 * Whether a list can hold the row: a list knows products and quantities, but no recipient of a gift card and no choices
 * of a computer built to order.
 */
export const canBeSaved = ({ id, extraData }: CartRow): boolean =>
  !isPendingRowId(id) && extraData.giftCard === undefined && extraData.ctoConfigurationId === undefined;
