/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Image } from './image.tsx';
import { imageAtWidth, imageSrcSet, imageWidthSet } from './image-src.ts';
import { fakeOnly } from '@shop/testing/fake-timers';

beforeEach(() => {
  jest.useFakeTimers(fakeOnly('performance'));
  browserSays(false, 0);
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** State of an image that the browser loaded before React hydrated it. */
function browserSays(complete: boolean, naturalWidth: number) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/images/product/7');
}

const renderView = () => {
  render(<Image src="/images/product/7?trim" alt="Tangentbord" width={240} height={180} />);
  return screen.getByRole('img', { name: 'Tangentbord' });
};

describe('Image', () => {
  it('[4-123] is loading, then loaded', () => {
    const image = renderView();
    expect(image.dataset.state).toBe('loading');
    fireEvent.load(image);
    expect(image.dataset.state).toBe('loaded');
  });

  it('[4-123][4-124][8-28] shows the no-image drawing under the same name when it cannot be loaded', () => {
    fireEvent.error(renderView());
    const fallback = screen.getByRole('img', { name: 'Tangentbord' });
    expect(fallback.dataset.state).toBe('failed');
    expect(fallback.getAttribute('src')).toBe('/img/no-image.svg');
    expect(fallback.hasAttribute('srcset')).toBe(false);
    expect([fallback.getAttribute('width'), fallback.getAttribute('height')]).toEqual(['240', '180']);
  });

  it('[4-123] knows an image that had loaded, or failed, before React came', () => {
    browserSays(true, 480);
    expect(renderView().dataset.state).toBe('loaded');
    cleanup();
    browserSays(true, 0);
    expect(renderView().dataset.state).toBe('failed');
  });

  it('does not request the fallback again when that fails too', () => {
    fireEvent.error(renderView());
    const fallback = screen.getByRole('img');
    fireEvent.error(fallback);
    expect(screen.getByRole('img')).toBe(fallback);
  });

  it.each([
    [51, true],
    [50, false],
  ])('[4-126][9-91] loaded after %i ms, fades in: %s', (elapsed, fades) => {
    const image = renderView();
    expect(image.className).toContain('unseen');
    jest.advanceTimersByTime(elapsed);
    fireEvent.load(image);
    expect(image.className).not.toContain('unseen');
    expect(image.className.includes('fades')).toBe(fades);
  });

  it('starts over with another address', () => {
    const { rerender } = render(<Image src="/images/product/1" alt="Ett" width={40} height={40} />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Image src="/images/product/2" alt="Två" width={40} height={40} />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/images/product/2?w=48');
  });

  it('[F7] requests the next existing size on 1x and twice that on 2x screens, with all other parameters', () => {
    expect(imageSrcSet('/images/product/7?trim', 231)).toBe(
      '/images/product/7?trim&w=231 1x, /images/product/7?trim&w=462 2x',
    );
    expect(imageSrcSet('/images/product/7?trim', 88)).toBe(
      '/images/product/7?trim&w=96 1x, /images/product/7?trim&w=200 2x',
    );
    expect(imageAtWidth('/a?w=10&trim', 20)).toBe('/a?trim&w=20');
  });

  it('offers a picture that follows the window in several widths', () => {
    const fluid = { widths: [231, 462], sizes: '(width < 768px) 40vw, 231px' };
    render(<Image src="/images/product/7?trim" alt="Tangentbord" width={231} height={231} fluid={fluid} />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('srcset')).toBe(imageWidthSet('/images/product/7?trim', fluid.widths));
    expect(image.getAttribute('srcset')).toBe('/images/product/7?trim&w=231 231w, /images/product/7?trim&w=462 462w');
    expect([image.getAttribute('sizes'), image.getAttribute('src')]).toEqual([
      fluid.sizes,
      '/images/product/7?trim&w=231',
    ]);
  });

  it('leaves the picture of the page unlazy, first, and painted with the rest', () => {
    render(<Image src="/images/product/1" alt="Ett" width={40} height={40} isLazy={false} fetchPriority="high" />);
    const image = screen.getByRole('img');
    const requested = ['loading', 'fetchpriority', 'decoding'].map((name) => image.getAttribute(name));
    expect(requested).toEqual([null, 'high', 'sync']);
  });
});
