/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Rating } from './rating.tsx';
import { marksPath } from './rating-shapes.ts';

afterEach(cleanup);

const starts = (d: string) => d.split('M').length - 1;

describe('Rating', () => {
  it('[1-81][9-105] is read as stars out of 5, followed by what it is made of', () => {
    render(<Rating rating={4.46} count={123} />);
    expect(screen.getByRole('img', { name: 'Betyg 4,5 av 5, 123 recensioner' })).toBeTruthy();
    expect(screen.getByText('123 recensioner')).toBeTruthy();
  });

  it('[1-81] is rendered with flames for the hype before release', () => {
    render(<Rating rating={4} count={1} ratingType="hypefactor" />);
    const paths = screen.getByRole('img').querySelectorAll('path');
    expect(paths[1]?.getAttribute('d')).toBe(marksPath('flame', 8));
    expect(screen.getByText('1 hype')).toBeTruthy();
  });

  it('says why there is no rating', () => {
    render(<Rating rating={null} count={2} />);
    const marks = screen.getByRole('img', { name: 'För få recensioner för ett betyg' });
    expect(marks.querySelectorAll('path')).toHaveLength(1);
    expect(screen.getByTitle('För få recensioner för ett betyg')).toBeTruthy();
  });

  it('is named without a count when there is none, as in a single review', () => {
    render(<Rating rating={3} />);
    expect(screen.getByRole('img', { name: 'Betyg 3,0 av 5' })).toBeTruthy();
  });

  it('renders a flame for each started step, the last one halved', () => {
    expect([0, 1, 2, 9, 10].map((halves) => starts(marksPath('flame', halves)))).toEqual([0, 1, 1, 5, 5]);
    expect(marksPath('flame', 1)).not.toBe(marksPath('flame', 2));
  });

  it('colours the stars up to the half step', () => {
    render(<Rating rating={4.46} count={123} />);
    const [empty, full] = screen.getByRole('img').querySelectorAll('path');
    expect([empty, full].map((path) => path?.getAttribute('d'))).toEqual(['M0 0h100v20H0z', 'M0 0h90v20H0z']);
  });
});
