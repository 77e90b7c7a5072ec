import { SHOP } from '@shop/contracts/config';

/** [8-10] Signing requires a login. */
export const LOGIN_TEXT = `Du måste vara inloggad för att använda ${SHOP.eid.name}`;
