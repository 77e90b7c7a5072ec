import { stockholm } from '../../engine/calendar.ts';
import { ABOUT_PAGES } from './about.ts';
import type { InfoPageText } from './company.ts';
import { PERSONAL_DATA, PRIVACY_POLICY } from './privacy.ts';
import { SERVICE_PAGES } from './service.ts';
import { COMPLAINTS, DELIVERY_TERMS, PURCHASE_TERMS, WARRANTY, WITHDRAWAL } from './terms.ts';

export const INFO_PAGES: readonly InfoPageText[] = [
  ...ABOUT_PAGES,
  PURCHASE_TERMS,
  DELIVERY_TERMS,
  WITHDRAWAL,
  WARRANTY,
  COMPLAINTS,
  PERSONAL_DATA,
  PRIVACY_POLICY,
  ...SERVICE_PAGES,
].sort((a, b) => a.id - b.id);

export const infoPageRows = () =>
  INFO_PAGES.map((page, sort) => ({ ...page, sort, updatedAt: stockholm('2026-06-19 08:00:00') }));
