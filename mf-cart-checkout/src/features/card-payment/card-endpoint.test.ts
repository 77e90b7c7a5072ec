import { describe, expect, it } from '@jest/globals';
import { cardEndpoint } from './card-endpoint.ts';

describe('cardEndpoint', () => {
  it.each([
    ['https://pay.example/tok', 'https://pay.example'],
    ['https://pay.example/v1/tok?ui=inline', 'https://pay.example/v1'],
    ['https://pay.example/v1/', 'https://pay.example/v1'],
    ['javascript:alert(1)', null],
    ['/checkout/tok', null],
    [null, null],
  ])('finds in %s the part before the token', (url, endpoint) => {
    expect(cardEndpoint(url, 'tok')).toBe(endpoint);
  });
});
