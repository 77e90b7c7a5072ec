import { describe, expect, it } from '@jest/globals';
import { contrastRatio, parseHexColour, textToneOn } from './contrast.ts';

describe('contrast', () => {
  it('gives the ratios of WCAG, whichever comes first', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });

  it('reads hex colours with and without #, short and long, and nothing else', () => {
    expect(['FFD400', '#fd0', ' #FfD400 '].map(parseHexColour)).toEqual(['#ffd400', '#ffdd00', '#ffd400']);
    expect(['red', '#ffd40', 'url(x)', ''].map(parseHexColour)).toEqual([null, null, null, null]);
  });

  it('puts readable text on every shade', () => {
    for (let shade = 0; shade < 256; shade += 1) {
      const ground = `#${shade.toString(16).padStart(2, '0').repeat(3)}`;
      const ink = textToneOn(ground) === 'light' ? '#ffffff' : '#1a1a1d';
      expect(contrastRatio(ground, ink)).toBeGreaterThan(4.1);
    }
  });
});
