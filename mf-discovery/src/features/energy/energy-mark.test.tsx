/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { EnergyMarking } from '@shop/contracts';
import { QueryProvider } from '@shop/platform';
import { apiFailure, renderWithPlatform, TEST_NOW } from '@shop/testing';
import { fakeOnly } from '@shop/testing/fake-timers';
import { EnergyLabel } from '@shop/ui/energy-label/energy-label.tsx';
import { LabelFrame } from '@shop/ui/energy-label/label-frame.tsx';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stubGlobal } from '@shop/testing/stub-global';
import { PRODUCT_LAYOUTS } from '../../slots/list-page/product-layouts.tsx';
import { summary } from '../../testing/products.ts';
import { SliderProductCard } from '../product-card/slider-product-card.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { EnergyMark } from './energy-mark.tsx';

const MARKING: EnergyMarking = {
  rating: 'F',
  scale: 'A',
  manufacturer: 'Videvik',
  itemCode: 'VS85',
  labelImageUrl: null,
  labelContent: null,
  productSheetContent: '',
};
const FULL: EnergyMarking = { ...MARKING, productSheetContent: 'Effekt: 40 W|Storlek: 55 tum' };
const FRAME = 'https://data.example/label?manufacturer=Videvik&partNumber=VS85&language=sv&market=se';

const PRODUCT = summary({ id: 7, energyMarking: MARKING });
const VIEWER = { isLoggedIn: false, showExcludingVat: false, now: new Date(TEST_NOW), rankLevel: 0 };
const NAME = 'Energiklass F på skalan A till G';

beforeEach(() =>
  stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Response = { readonly marking: EnergyMarking; readonly frameUrl: string | null };

const show = (ui: ReactNode, label: () => Response = () => ({ marking: FULL, frameUrl: null })) =>
  renderWithPlatform(<QueryProvider>{ui}</QueryProvider>, {
    api: {
      'GET product/:id/energy-label': () => ({ data: label() }),
      'GET product/recent': () => ({ products: [PRODUCT] }),
    },
  });

const openLabel = async (label?: () => Response) => {
  show(<EnergyMark product={PRODUCT} />, label);
  await userEvent.click(screen.getByRole('button', { name: NAME }));
  return screen.findByRole('dialog', { name: 'Energimärkning och produktblad' });
};

describe('the energy label', () => {
  const { grid: Grid, list: List, compact: Compact } = PRODUCT_LAYOUTS;
  it.each([
    { place: 'the grid', ui: <Grid products={[PRODUCT]} viewer={VIEWER} /> },
    { place: 'the list', ui: <List products={[PRODUCT]} viewer={VIEWER} /> },
    { place: 'the compact list', ui: <Compact products={[PRODUCT]} viewer={VIEWER} /> },
    { place: 'sliders', ui: <SliderProductCard product={PRODUCT} viewer={VIEWER} /> },
    { place: 'the view history', ui: <RecentlyViewed title="Senast visade" count={5} /> },
  ])('[1-79][2.13-30] stands beside the price in $place, and opens label and product sheet', async ({ ui }) => {
    show(ui);
    const button = await screen.findByRole('button', { name: NAME });
    expect(button.parentElement?.previousElementSibling?.textContent).toContain('699\u00a0kr');
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Energimärkning och produktblad' });
    expect(await within(dialog).findByRole('row', { name: 'Effekt 40 W' })).toBeTruthy();
  });

  it('is not there without a marking', () => {
    show(<EnergyMark product={summary()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('its dialog', () => {
  it('[1-80][2.16-10] shows the shop’s own label, image and text, with the product sheet', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const labelContent = '<p onclick="x()">Klass <b>F</b></p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const marking = { ...FULL, labelImageUrl: '/files/label.png', labelContent };
    const dialog = await openLabel(() => ({ marking, frameUrl: null }));
    const image = await within(dialog).findByRole('img', { name: 'Energimärkning för Videvik VS85' });
    expect(image.getAttribute('src')).toContain('/files/label.png');
    expect(within(dialog).getByText('F').tagName).toBe('B');
    expect(dialog.innerHTML).not.toMatch(/onclick|<script|onerror=/);
    expect(dialog.querySelector('iframe')).toBeNull();
    expect(within(dialog).getByRole('heading', { name: 'Produktblad' })).toBeTruthy();
    expect(within(dialog).getByRole('row', { name: 'Storlek 55 tum' })).toBeTruthy();
  });

  it('[7.10-01][7.10-02][2.16-10] else the provider’s page of maker, part number, language and market', async () => {
    const dialog = await openLabel(() => ({ marking: FULL, frameUrl: FRAME }));
    const frame = await within(dialog).findByTitle('Energimärkning för Videvik VS85');
    expect(frame.getAttribute('src')).toBe(FRAME);
    // Scripts of its own, but neither the shop's origin nor its cookies, and no way to lead the shop away.
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(within(dialog).getByRole('row', { name: 'Effekt 40 W' })).toBeTruthy();
  });

  it('[O2.16-05] falls back to rating and scale when the frame does not load', () => {
    jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
    const arrow = <EnergyLabel rating="F" scale="A" />;
    render(<LabelFrame url={FRAME} title="Energimärkning för Videvik VS85" fallback={arrow} />);
    act(() => void jest.advanceTimersByTime(7999));
    expect(screen.getByTitle('Energimärkning för Videvik VS85')).toBeTruthy();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByTitle('Energimärkning för Videvik VS85')).toBeNull();
    expect(screen.getByRole('img', { name: NAME })).toBeTruthy();
  });

  it('leaves a frame that has loaded as it is', () => {
    jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
    render(<LabelFrame url={FRAME} title="Energimärkning" fallback="Klass F" />);
    fireEvent.load(screen.getByTitle('Energimärkning'));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByTitle('Energimärkning')).toBeTruthy();
  });

  it('[O2.16-05] shows rating and scale when the label cannot be fetched, and can be tried again', async () => {
    let isAway = true;
    const dialog = await openLabel(() => {
      if (isAway) throw apiFailure(503, 'UNAVAILABLE');
      return { marking: FULL, frameUrl: null };
    });
    expect(await within(dialog).findByText(/kunde inte hämtas/)).toBeTruthy();
    expect(within(dialog).getByRole('img', { name: NAME })).toBeTruthy();
    isAway = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Försök igen' }));
    expect(await within(dialog).findByRole('row', { name: 'Effekt 40 W' })).toBeTruthy();
    expect(within(dialog).queryByText(/kunde inte hämtas/)).toBeNull();
  });

  it('closes by its button', async () => {
    const dialog = await openLabel();
    await act(() => userEvent.click(within(dialog).getByRole('button', { name: 'Stäng' })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
