import { describe, expect, it } from 'vitest';
import {
  CUSTOM_PC_PRODUCT_ID,
  CUSTOMER_SURVEY_TYPE_IDS,
  DEFAULT_PRODUCT_LIST_MODE,
  FYNDWARE_CLASS_IDS,
  GIFT_CARD_PRODUCT_ID,
  hidesSiteMessage,
  INFO_PAGE_IDS,
  isRestrictedProduct,
  MAIL_FIELD_IDS,
  NOTABLE_CAMPAIGN_IDS,
  PRODUCT_LIST_MODES,
  RECURRING_CAMPAIGN_IDS,
  REDIRECT_TYPE_IDS,
  SECTION_IDS,
} from './ids.ts';

describe('id tables', () => {
  it('[9-138][9-139][9-140][9-141][9-142] names the sections', () => {
    expect(SECTION_IDS).toEqual({ gaming: 13, computerManufacturer: 14, fyndwares: 18, generic: 20, campaigns: 21 });
  });

  it('[9-143][9-144][9-145][9-146][9-147][9-148][9-149][9-150] names the fyndware classes', () => {
    expect(FYNDWARE_CLASS_IDS).toEqual({
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      bulk: 10,
      damagedContainer: 11,
      refurb: 13,
    });
  });

  it('[9-151][9-152][9-153][9-154] names the mail fields', () => {
    expect(MAIL_FIELD_IDS).toEqual({ firstName: 1, lastName: 2, phone: 3, email: 4 });
  });

  it('[9-155][9-156][9-157][9-158][9-159][9-160] names the redirect types', () => {
    expect(REDIRECT_TYPE_IDS).toEqual({
      Campaign: 1,
      Category: 2,
      Section: 3,
      Subsection: 4,
      Start: 5,
      Manufacturer: 7,
    });
  });

  it('[9-161] knows the NPS survey', () => expect(CUSTOMER_SURVEY_TYPE_IDS.nps).toBe(1));

  it('[9-162][9-163][9-164] names the notable campaigns', () => {
    expect(NOTABLE_CAMPAIGN_IDS).toEqual({ blackFriday: 7866, corporate: 8827, tradeIn: 8984 });
  });

  it('[9-165][9-166][9-167][9-168][9-169][9-170][9-171][9-172][9-173][9-174][9-175][9-176][9-177] names the recurring campaigns', () => {
    expect(RECURRING_CAMPAIGN_IDS).toEqual({
      blackFriday: 7866,
      cyberMonday: 9504,
      singlesDay: 7648,
      festival: 8317,
      mellandagsrea: 7894,
      januarirea: 7736,
      gamersUnite: 9342,
      backToSchool: 7537,
      sommarrea: 9384,
      streamhjalpen: 7619,
      eSportlov: 8759,
      mayThe4th: 6604,
      julklappstips: 7713,
    });
  });

  it('[9-05][9-06] names the two products with a page of their own', () => {
    expect([CUSTOM_PC_PRODUCT_ID, GIFT_CARD_PRODUCT_ID]).toEqual([236123, 290553]);
  });

  it('[9-07] restricts exactly 375369–375373', () => {
    const restricted = Array.from({ length: 9 }, (_, index) => 375367 + index).filter(isRestrictedProduct);
    expect(restricted).toEqual([375369, 375370, 375371, 375372, 375373]);
  });

  it('[9-127][3-29][3-30] defaults to the grid', () => {
    expect(PRODUCT_LIST_MODES).toEqual({ standard: 1, grid: 2, compact: 3 });
    expect(DEFAULT_PRODUCT_LIST_MODE).toBe(2);
  });

  it('[9-133] hides the site message for manufacturer 1872 alone', () => {
    expect([1872, 1871, null, undefined].map(hidesSiteMessage)).toEqual([true, false, false, false]);
  });

  it('lists the seventeen info pages of section 2.1, each id once', () => {
    const ids = Object.values(INFO_PAGE_IDS);
    expect(ids).toEqual([1, 5, 6, 7, 8, 9, 15, 16, 17, 20, 21, 23, 25, 26, 28, 34, 35]);
  });
});
