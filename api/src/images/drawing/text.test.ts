import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { fitBlock, text, textWidth, wrapText } from './text.ts';

describe('text', () => {
  it('draws letters as outlines and needs no font on the machine', () => {
    const drawn = text('Åäö 1 299 kr', 0, 0, { size: 20, fill: '#000' });
    expect(drawn).toContain('<path');
    expect(drawn).not.toContain('<text');
  });

  it('keeps numbers of an outline apart', () => {
    // opentype.js 2.0.0 wrote "110" for "1 10" here, which blanked the letter.
    const outline = /d="([^"]+)"/.exec(text('a', 0, 0, { size: 10, fill: '#000', face: 'display' }))?.[1] ?? '';
    const arity: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
    for (const [, command = '', numbers = ''] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
      expect(numbers.split(' ').filter(Boolean)).toHaveLength(arity[command] ?? -1);
    }
  });

  it('leaves out letters the face does not have', () => {
    expect(text('🎮', 0, 0, { size: 10, fill: '#000' })).toBe('');
    expect(textWidth('🎮A', 10)).toBe(textWidth('A', 10));
  });

  it('never wraps wider than asked, whatever the words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('en', 'spelande', 'hamn', 'äventyr', 'X7', 'Skärgårdskampen'), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.integer({ min: 1, max: 4 }),
        (words, lines) => {
          const fitted = fitBlock(words.join(' '), { size: 30, maxWidth: 300, lines });
          expect(fitted.lines.length).toBeLessThanOrEqual(lines);
          for (const line of fitted.lines) expect(textWidth(line, fitted.size, 'display')).toBeLessThanOrEqual(300);
        },
      ),
    );
  });

  it('ends a text that does not fit with an ellipsis', () => {
    expect(wrapText('ett två tre fyra fem sex sju', 20, 60, 2).at(-1)).toMatch(/…$/);
  });
});
