// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Rating } from './rating.tsx';
import { marksPath } from './rating-shapes.ts';
import { halfSteps } from './rating-value.ts';

afterEach(cleanup);

const starts = (d: string) => d.split('M').length - 1;

describe('Rating', () => {
  it('[1-81][9-105] is read as stars out of 5 with what it is made of', () => {
    render(<Rating rating={4.46} count={123} />);
    expect(screen.getByRole('img', { name: 'Betyg 4,5 av 5' })).toBeTruthy();
    expect(screen.getByText('123 recensioner')).toBeTruthy();
  });

  it('[1-81] is drawn as flames for the hype before release', () => {
    render(<Rating rating={4} count={1} kind="flames" />);
    expect(screen.getByRole('img', { name: 'Hypefaktor 4,0 av 5' })).toBeTruthy();
    expect(screen.getByText('1 hype')).toBeTruthy();
  });

  it('says why there is no rating', () => {
    render(<Rating rating={null} count={2} />);
    const marks = screen.getByRole('img', { name: 'För få recensioner för ett betyg' });
    expect(marks.querySelectorAll('path')).toHaveLength(1);
    expect(screen.getByTitle('För få recensioner för ett betyg')).toBeTruthy();
  });

  it('[9-105] draws the nearest half step, never outside 0–5', () => {
    expect([4.2, 4.25, 4.74, 4.75].map(halfSteps)).toEqual([8, 9, 9, 10]);
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (rating) => {
        expect(halfSteps(rating)).toBeGreaterThanOrEqual(0);
        expect(halfSteps(rating)).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('draws a mark for each started step, the last one halved', () => {
    expect([0, 1, 2, 9, 10].map((halves) => starts(marksPath('stars', halves)))).toEqual([0, 1, 1, 5, 5]);
    expect(marksPath('stars', 1)).not.toBe(marksPath('stars', 2));
  });
});
