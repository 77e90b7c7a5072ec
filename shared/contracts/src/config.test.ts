import { expect, it } from '@jest/globals';
import { isValidCorpNumber } from '@shop/domain/validation/numbers';
import { SHOP } from './config.ts';

it('[O2.15-05] names the company with a number that its own rules accept', () =>
  expect(isValidCorpNumber(SHOP.company.organisationNumber, 2026)).toBe(true));
