import type { Feature } from '../features.ts';
import { registerAdminAudit } from './audit-log.ts';
import { registerAdminCampaigns } from './campaigns.ts';
import { registerAdminInfoPages } from './info-pages.ts';
import { registerAdminMembers } from './members.ts';
import { registerAdminOrders } from './orders.ts';
import { registerAdminPriceImport } from './price-import.ts';
import { registerAdminProducts } from './products.ts';
import { registerAdminRedirects } from './redirects.ts';
import { registerAdminReviews } from './reviews.ts';
import { registerAdminSearchLinks } from './search-links.ts';
import { registerAdminSiteMessages } from './site-messages.ts';
import { registerAdminTexts } from './texts.ts';

const PARTS: readonly Feature[] = [
  registerAdminOrders,
  registerAdminProducts,
  registerAdminPriceImport,
  registerAdminCampaigns,
  registerAdminInfoPages,
  registerAdminSiteMessages,
  registerAdminRedirects,
  registerAdminSearchLinks,
  registerAdminTexts,
  registerAdminMembers,
  registerAdminReviews,
  registerAdminAudit,
];

/** What the admin application asks, behind isEmployee and isAdmin, every change written down [O6-01…O6-04]. */
export const registerAdmin: Feature = async (app, services) => {
  for (const register of PARTS) await register(app, services);
};
