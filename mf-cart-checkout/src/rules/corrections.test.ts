import { describe, expect, it } from '@jest/globals';
import { correctionMessage } from './corrections.ts';

describe('correctionMessage', () => {
  it('[5-12] says how many one may buy', () => {
    expect(correctionMessage({ type: 'MAX_X_PER_CUSTOMER', value: 2, name: 'Tangentbord' })).toBe(
      'Din kundvagn har korrigerats, du får max köpa 2 st Tangentbord.',
    );
  });

  it('[5-13] adds that the price is the reason', () => {
    expect(correctionMessage({ type: 'MAX_X_PER_CUSTOMER_PRICE', value: 1, name: 'Mus' })).toBe(
      'Din kundvagn har korrigerats, du får max köpa 1 st Mus. för det här priset.',
    );
  });

  it('[5-14] names the offer price', () => {
    expect(correctionMessage({ type: 'OFFER_ORIGIN_MISSING', value: 199 })).toBe(
      'Produkten som krävs för erbjudandepriset 199 kr saknas i din kundvagn.',
    );
  });

  it('[5-15] distinguishes insured from uninsured', () => {
    expect(correctionMessage({ type: 'INSURED_TOGGLE', value: true })).toBe(
      'Alla exemplar av produkten har försäkrats',
    );
    expect(correctionMessage({ type: 'INSURED_TOGGLE', value: false })).toBe(
      'Alla exemplar av produkten har av-försäkrats',
    );
  });

  it('[5-16] says that stock ran out', () => {
    expect(correctionMessage({ type: 'MAX_STOCK_REACHED' })).toBe(
      'Den här produkten finns inte tillgänglig i ditt valda antal',
    );
  });

  it('[5-17] says that the sale is limited', () => {
    expect(correctionMessage({ type: 'MAX_STOCK_LIMITED' })).toBe(
      'Den här produkten har begränsad försäljning och kan inte säljas i ditt valda antal',
    );
  });

  it('[5-18] says that access is limited', () => {
    expect(correctionMessage({ type: 'LVL_RULE_NOT_FURFILLED', name: 'Skärm' })).toBe(
      'Din kundvagn har korrigerats, tillgång till Skärm har begränsats',
    );
  });

  it('says it without a name where there is none', () => {
    expect(correctionMessage({ type: 'MAX_X_PER_CUSTOMER', value: 2 })).toBe(
      'Din kundvagn har korrigerats, du får max köpa 2 st .',
    );
    expect(correctionMessage({ type: 'LVL_RULE_NOT_FURFILLED', name: null })).toBe(
      'Din kundvagn har korrigerats, tillgång till  har begränsats',
    );
  });

  it.each(['SOMETHING_NEW', 'toString'])('[O5-10] is never silent about the unknown type %s', (type) => {
    expect(correctionMessage({ type })).toBe('Din kundvagn har korrigerats.');
  });
});
