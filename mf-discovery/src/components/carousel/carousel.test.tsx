/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Carousel } from './carousel.tsx';
import { carouselPages, neighbourPage, pageStep } from './carousel-pages.ts';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';

afterEach(cleanup);

describe('carouselPages', () => {
  it('counts screenfuls, the far end being the last', () => {
    const row = { clientWidth: 400, scrollWidth: 1000, gap: 0 };
    expect(carouselPages({ ...row, scrollLeft: 0 })).toEqual({ page: 1, pageCount: 3 });
    expect(carouselPages({ ...row, scrollLeft: 400 })).toEqual({ page: 2, pageCount: 3 });
    expect(carouselPages({ ...row, scrollLeft: 600 })).toEqual({ page: 3, pageCount: 3 });
    expect(carouselPages({ ...row, scrollLeft: 0, scrollWidth: 401 })).toEqual({ page: 1, pageCount: 1 });
  });

  it('[2.13-42] counts the gap after a page, too: twelve items, four beside one another, are three pages', () => {
    const counts = fc.record({
      items: fc.integer({ min: 1, max: 60 }),
      perPage: fc.integer({ min: 1, max: 6 }),
      width: fc.integer({ min: 80, max: 700 }),
      gap: fc.integer({ min: 0, max: 32 }),
    });
    const wide = (count: number, width: number, gap: number) => count * width + (count - 1) * gap;
    fc.assert(
      fc.property(counts, ({ items, perPage, width, gap }) => {
        const clientWidth = wide(perPage, width, gap);
        const scrollWidth = Math.max(clientWidth, wide(items, width, gap));
        expect(carouselPages({ scrollLeft: 0, clientWidth, scrollWidth, gap }).pageCount).toBe(
          Math.ceil(items / perPage),
        );
        const second = pageStep({ clientWidth, gap });
        if (items < 3 * perPage) return;
        expect(carouselPages({ scrollLeft: second, clientWidth, scrollWidth, gap }).page).toBe(2);
      }),
    );
  });

  it('never leaves its pages', () => {
    const px = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(px, px, px, px, (scrollLeft, clientWidth, scrollWidth, gap) => {
        const { page, pageCount } = carouselPages({ scrollLeft, clientWidth, scrollWidth, gap });
        expect(page).toBeGreaterThanOrEqual(1);
        expect(page).toBeLessThanOrEqual(pageCount);
      }),
    );
  });

  it('[2.13-40] goes round the ends only when it loops', () => {
    expect([
      neighbourPage({ page: 3, pageCount: 3 }, 1, true),
      neighbourPage({ page: 1, pageCount: 3 }, -1, true),
    ]).toEqual([1, 3]);
    expect([
      neighbourPage({ page: 3, pageCount: 3 }, 1, false),
      neighbourPage({ page: 1, pageCount: 3 }, -1, false),
    ]).toEqual([null, null]);
  });
});

describe('Carousel', () => {
  const size = { clientWidth: 400, scrollWidth: 1200 };

  beforeEach(() => {
    stubGlobal(
      'ResizeObserver',
      class {
        readonly report: () => void;
        constructor(report: () => void) {
          this.report = report;
        }
        observe() {
          this.report();
        }
        disconnect() {}
      },
    );
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.clientWidth);
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => size.scrollWidth);
    jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scroll(this: Element, options?: unknown) {
      this.scrollLeft = (options as ScrollToOptions).left ?? 0;
      this.dispatchEvent(new Event('scroll'));
    });
  });

  const renderView = () =>
    render(
      <Carousel label="Liknande produkter">
        {['A', 'B', 'C', 'D', 'E', 'F'].map((name) => (
          <p key={name}>{name}</p>
        ))}
      </Carousel>,
    );

  it('[2.13-41][2.12-10] shows its position as a bar, too', async () => {
    renderView();
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Läge i Liknande produkter' });
    expect(bar.value).toBeCloseTo(1 / 3);
    await userEvent.click(screen.getByRole('button', { name: 'Gå frammåt' }));
    expect(bar.value).toBeCloseTo(2 / 3);
  });

  it('[2.13-38][2.12-08][8-51][8-52] has arrows that lead through the pages to the end and says where it is', async () => {
    renderView();
    expect(screen.getByText('Sida 1 av 3')).toBeTruthy();
    const forward = screen.getByRole<HTMLButtonElement>('button', { name: 'Gå frammåt' });
    await userEvent.click(forward);
    expect(screen.getByText('Sida 2 av 3')).toBeTruthy();
    await userEvent.click(forward);
    expect(forward.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Backa' }));
    expect(screen.getByText('Sida 2 av 3')).toBeTruthy();
  });

  it('renders all of a long row only when it comes near the window', () => {
    let comeNear = () => {};
    stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
          comeNear = () => report([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    render(
      <Carousel label="Liknande produkter">
        {Array.from({ length: 9 }, (_, index) => (
          <p key={index}>Produkt {index}</p>
        ))}
      </Carousel>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    act(() => comeNear());
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
    restoreGlobals();
  });

  it('[2.13-39] follows a swipe', () => {
    renderView();
    act(() => screen.getByRole('list').scrollTo({ left: 800 }));
    expect(screen.getByText('Sida 3 av 3')).toBeTruthy();
  });

  it('shows neither arrows nor progress when everything fits', () => {
    size.scrollWidth = 400;
    renderView();
    size.scrollWidth = 1200;
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/Sida/)).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });
});
