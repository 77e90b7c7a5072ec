import { getProduct } from '@shop/contracts/api/product';
import type { ApiClient } from '@shop/contracts/platform';
import { GIFT_CARD_PRODUCT_ID } from '@shop/domain/ids';
import { isApiError } from '@shop/platform';
import type { GiftCardOffer } from './gift-card-form.tsx';

/** What a gift card can be bought for; null in a shop that sells none. */
export async function loadGiftCard(api: ApiClient, signal: AbortSignal): Promise<GiftCardOffer | null> {
  try {
    const { data } = await api.call(getProduct, { params: { id: GIFT_CARD_PRODUCT_ID } }, { signal });
    const { mainTitle, subTitle, previewUrl, giftCard } = data.product;
    return giftCard === null ? null : { name: mainTitle, subTitle, previewUrl, amounts: giftCard.amounts };
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}
