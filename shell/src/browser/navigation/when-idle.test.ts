import { describe, expect, it } from '@jest/globals';
import { isOnIntentOnly } from './when-idle.ts';

describe('isOnIntentOnly', () => {
  it.each([
    ['a browser that tells nothing', {}, false],
    ['a good connection', { saveData: false, effectiveType: '4g', downlink: 10 }, false],
    ['reduced data use', { saveData: true, effectiveType: '4g', downlink: 10 }, true],
    ['a connection like 3G', { effectiveType: '3g', downlink: 1.6 }, true],
    ['a narrow one with a short delay', { effectiveType: '4g', downlink: 1.6 }, true],
  ])('is for %s: %j → %s', (_, connection, isOnly) => {
    expect(isOnIntentOnly(connection)).toBe(isOnly);
  });
});
