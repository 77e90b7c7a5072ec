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

  it('[1-56] names the product, and how many there were and are, where the server says so', () => {
    const change = { name: 'Mus', from: 5, to: 2 };
    expect(
      ['MAX_X_PER_CUSTOMER', 'MAX_X_PER_CUSTOMER_PRICE', 'MAX_STOCK_REACHED', 'MAX_STOCK_LIMITED'].map((type) =>
        correctionMessage({ type, value: 2, ...change }),
      ),
    ).toEqual([
      'Din kundvagn har korrigerats, du får max köpa 2 st Mus. Antalet är ändrat från 5 till 2.',
      'Din kundvagn har korrigerats, du får max köpa 2 st Mus. för det här priset. Antalet är ändrat från 5 till 2.',
      'Mus: Den här produkten finns inte tillgänglig i ditt valda antal. Antalet är ändrat från 5 till 2.',
      'Mus: Den här produkten har begränsad försäljning och kan inte säljas i ditt valda antal. Antalet är ändrat från 5 till 2.',
    ]);
    expect(correctionMessage({ type: 'MAX_STOCK_REACHED', value: 0, ...change, to: 0 })).toBe(
      'Mus: Den här produkten finns inte tillgänglig i ditt valda antal. Den är borttagen ur varukorgen.',
    );
    expect(correctionMessage({ type: 'INSURED_TOGGLE', value: true, name: 'Mus' })).toBe(
      'Mus: Alla exemplar av produkten har försäkrats',
    );
  });

  it('[5-18] [6-20] says which level a removed product needs, and that it is gone', () => {
    const correction = { type: 'LVL_RULE_NOT_FURFILLED', name: 'Skärm', from: 1, to: 0 };
    expect(correctionMessage({ ...correction, value: 5 })).toBe(
      'Din kundvagn har korrigerats, tillgång till Skärm har begränsats. Den kräver nivå 5 och är borttagen ur varukorgen.',
    );
    expect(correctionMessage({ ...correction, value: 0 })).toBe(
      'Din kundvagn har korrigerats, tillgång till Skärm har begränsats. Den är borttagen ur varukorgen.',
    );
  });

  it('[5-12] says that earlier purchases count', () => {
    expect(correctionMessage({ type: 'MAX_X_PER_CUSTOMER', value: 1, name: 'Mus', from: 1, to: 0 })).toBe(
      'Din kundvagn har korrigerats, du får max köpa 1 st Mus. Du har redan köpt så många, så den är borttagen ur varukorgen.',
    );
  });

  it('[O4-06] says what was put together at login', () => {
    const merged = (value: number, from: number) =>
      correctionMessage({ type: 'CART_MERGED', value, name: '', from, to: from + value });
    expect([merged(2, 3), merged(1, 1)]).toEqual([
      'Välkommen tillbaka! Vi har lagt ihop de 2 varor du just valt med de 3 varor som väntade i din varukorg.',
      'Välkommen tillbaka! Vi har lagt ihop varan du just valt med varan som väntade i din varukorg.',
    ]);
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
