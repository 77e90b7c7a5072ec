import { isPersonsCorpNumber, isValidCorpNumber } from '@shop/domain/validation/numbers';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { readData } from '../seed/engine/read-data.ts';
import { createCompanies } from './companies.ts';
import { createStreets } from './streets.ts';

const { signal } = new AbortController();
const Rows = z.array(z.array(z.string()));

describe('the simulated registers', () => {
  it('[O5-20] have companies with numbers that forms accept, in towns that the shop delivers to', async () => {
    for (const [number = ''] of readData('places/companies.json', Rows)) {
      expect([number, isValidCorpNumber(number, 2026), isPersonsCorpNumber(number)]).toEqual([number, true, false]);
      expect((await createCompanies().find(number, signal))?.city).not.toBe('');
    }
    expect(await createCompanies().find('5560160680', signal)).toBeNull();
  });

  it('have streets in towns that the shop delivers to', async () => {
    for (const [street = '', zipCode = ''] of readData('places/streets.json', Rows)) {
      const [found] = await createStreets().suggest({ text: `${street} 3`, zipCode }, signal);
      expect(found).toMatchObject({ street: `${street} 3`, zipCode, city: expect.stringMatching(/./) });
    }
  });
});
