import { describeSlot } from '@shop/contracts/slot-description';
import { CONTACT_ACTION } from '../../features/contact/contact-action.ts';
import { REFUSED_KEY, SENT_KEY, WRONG_KEY } from '../../features/contact/contact-outcome.ts';
import { FAQ_SEARCH_FIELD } from '../../features/faq/faq-query.ts';
import { MANUFACTURER_SEARCH_FIELD } from '../../features/manufacturers/manufacturer-query.ts';
import { STORE_FIELDS } from '../../features/stores/store-query.ts';

export default describeSlot({
  queryKeys: [
    ...Object.values(STORE_FIELDS),
    MANUFACTURER_SEARCH_FIELD,
    FAQ_SEARCH_FIELD,
    SENT_KEY,
    REFUSED_KEY,
    WRONG_KEY,
  ],
  forms: [CONTACT_ACTION],
});
