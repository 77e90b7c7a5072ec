import { registerAccount } from './account/index.ts';
import { registerAddresses } from './addresses/index.ts';
import { registerAdminHub } from './admin/hub/index.ts';
import { registerAdmin } from './admin/index.ts';
import { registerCart } from './cart/index.ts';
import { registerEid } from './eid/index.ts';
import { registerMembers } from './members/index.ts';
import { registerChat } from './chat/index.ts';
import { registerCatalogue } from './catalogue/index.ts';
import { registerDiscovery } from './discovery/index.ts';
import { registerGame } from './game/index.ts';
import { registerImages } from './images/feature.ts';
import { registerOpinions } from './opinions/index.ts';
import { registerNavigation } from './navigation/index.ts';
import { registerContact } from './contact/index.ts';
import { registerContent } from './content/index.ts';
import { registerStores } from './stores/index.ts';
import { registerCheckout } from './checkout/index.ts';
import { registerOrders } from './orders/index.ts';
import { registerPayments } from './payments/index.ts';
import { registerSavedCards } from './payments/saved-card-routes.ts';
import { registerShipping } from './shipping/index.ts';
import { registerWatches } from './watches/index.ts';
import { registerWishlists } from './wishlists/index.ts';
import { registerCompatibility } from './compatibility/index.ts';
import { registerConfigureToOrder } from './configure-to-order/index.ts';
import type { Feature } from './feature.ts';

/** Every part of the api, by name, in the order of registration. */
export const FEATURES: readonly (readonly [name: string, register: Feature])[] = [
  ['members', registerMembers],
  ['account', registerAccount],
  ['addresses', registerAddresses],
  ['eid', registerEid],
  ['cart', registerCart],
  ['shipping', registerShipping],
  ['checkout', registerCheckout],
  ['orders', registerOrders],
  ['payments', registerPayments],
  ['saved-cards', registerSavedCards],
  ['catalogue', registerCatalogue],
  ['configure-to-order', registerConfigureToOrder],
  ['compatibility', registerCompatibility],
  ['discovery', registerDiscovery],
  ['navigation', registerNavigation],
  ['game', registerGame],
  ['wishlists', registerWishlists],
  ['watches', registerWatches],
  ['opinions', registerOpinions],
  ['contact', registerContact],
  ['chat', registerChat],
  ['content', registerContent],
  ['stores', registerStores],
  ['images', registerImages],
  ['admin', registerAdmin],
  ['admin-hub', registerAdminHub],
];
