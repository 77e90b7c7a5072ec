import type { Feature } from '../feature.ts';
import { registerAdminArticles } from './articles.ts';
import { registerAdminAttributes } from './attributes.ts';
import { registerAdminAudit } from './audit-log.ts';
import { registerAdminBanners } from './banners.ts';
import { registerAdminBundles } from './bundles.ts';
import { registerAdminCampaigns } from './campaigns.ts';
import { registerAdminCategories } from './categories.ts';
import { registerAdminChat } from './chat.ts';
import { registerAdminContact } from './contact.ts';
import { registerAdminDiscountCodes } from './discount-codes.ts';
import { registerAdminGiftCards } from './gift-cards.ts';
import { registerAdminHighlights } from './highlights.ts';
import { registerAdminInfoPages } from './info-pages.ts';
import { registerAdminManufacturers } from './manufacturers.ts';
import { registerAdminLevel } from './member-level.ts';
import { registerAdminMemberAccess } from './member-access.ts';
import { registerAdminMembers } from './members.ts';
import { registerAdminOrders } from './orders.ts';
import { registerAdminPages } from './pages.ts';
import { registerAdminPriceImport } from './price-import.ts';
import { registerAdminPrices } from './prices.ts';
import { registerAdminProductChoices } from './product-choices.ts';
import { registerAdminProductList } from './product-list.ts';
import { registerAdminProducts } from './products.ts';
import { registerAdminRedirects } from './redirects.ts';
import { registerAdminReturns } from './returns.ts';
import { registerAdminQuestions } from './questions.ts';
import { registerAdminReviews } from './reviews.ts';
import { registerAdminSearchBlocks } from './search-blocks.ts';
import { registerAdminSearchLinks } from './search-links.ts';
import { registerAdminSearchReport } from './search-report.ts';
import { registerAdminSections } from './sections.ts';
import { registerAdminSiteMessages } from './site-messages.ts';
import { registerAdminStock } from './stock.ts';
import { registerAdminSynonyms } from './synonyms.ts';
import { registerAdminTexts } from './texts.ts';
import { registerAdminTileGroups } from './tile-groups.ts';
import { registerAdminTopLists } from './top-lists.ts';

const PARTS: readonly Feature[] = [
  registerAdminOrders,
  registerAdminReturns,
  registerAdminProductList,
  registerAdminProducts,
  registerAdminProductChoices,
  registerAdminPrices,
  registerAdminPriceImport,
  registerAdminStock,
  registerAdminBundles,
  registerAdminSections,
  registerAdminCategories,
  registerAdminManufacturers,
  registerAdminAttributes,
  registerAdminCampaigns,
  registerAdminBanners,
  registerAdminTopLists,
  registerAdminHighlights,
  registerAdminTileGroups,
  registerAdminPages,
  registerAdminArticles,
  registerAdminInfoPages,
  registerAdminSiteMessages,
  registerAdminRedirects,
  registerAdminSearchBlocks,
  registerAdminSearchLinks,
  registerAdminSearchReport,
  registerAdminSynonyms,
  registerAdminTexts,
  registerAdminDiscountCodes,
  registerAdminGiftCards,
  registerAdminMembers,
  registerAdminMemberAccess,
  registerAdminLevel,
  registerAdminQuestions,
  registerAdminContact,
  registerAdminChat,
  registerAdminReviews,
  registerAdminAudit,
];

/** The calls of the admin application, behind isEmployee and isAdmin, every change audited [O6-01…O6-04]. */
export const registerAdmin: Feature = async (app, services) => {
  for (const register of PARTS) await register(app, services);
};
