import { postWishlist } from '@shop/contracts/api/wishlist';
import { describeSlot } from '@shop/contracts/slot-description';
import { href } from '@shop/contracts/routing';
import { LIST_FORM, LIST_NOTES } from '../../features/wishlists/list-form.ts';
import { SHARED_LIST_ROUTE } from '../../features/wishlists/shared-list-path.ts';

const [invalid = '', taken = ''] = Object.keys(LIST_NOTES);

export default describeSlot({
  routes: {
    // Who has the address may see the list: no other site and no search engine learns it.
    'shared-wishlist': {
      paths: [SHARED_LIST_ROUTE],
      params: { share: 'token' },
      breadcrumbs: true,
      isPersonal: true,
      noindex: true,
      hidesReferrer: true,
    },
  },
  forms: [
    {
      path: LIST_FORM,
      call: postWishlist.path,
      fields: { name: { kind: 'text', max: 60 } },
      body: { name: { $field: 'name' } },
      note: invalid,
      notes: { '409': taken },
      readAt: href('member.wishlists'),
    },
  ],
});
