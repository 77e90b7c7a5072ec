import { SHOP } from '@shop/contracts/config';

/** Where the form of a build is posted, below the region; described in the slot's manifest. */
export const BUILD_FORM_NAME = 'lagg-bygget-i-varukorgen';

/** Attributes of the `<form>` that puts a build into the cart. */
export const BUILD_FORM = { method: 'post', action: `/${SHOP.region}/${BUILD_FORM_NAME}` } as const;
