/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Image } from './image.tsx';
import { imageAtWidth, imageSrcSet, imageWidthSet } from './image-src.ts';
import { fakeOnly } from '@shop/testing/fake-timers';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';

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

  describe('that has failed', () => {
    let requested: HTMLImageElement[] = [];
    const isFailed = () => screen.getByRole('img').dataset.state === 'failed';
    const respond = (event: 'onload' | 'onerror') =>
      act(() => void requested.at(-1)?.[event]?.call(window, new Event('x') as never));
    const fail = () => {
      jest.useFakeTimers();
      fireEvent.error(renderView());
    };
    beforeEach(() => {
      requested = [];
      stubGlobal('Image', function ProbedImage(this: HTMLImageElement) {
        requested.push(this);
      });
    });
    afterEach(() => restoreGlobals());

    it('is fetched again after five and thirty seconds and two minutes, and shown once it is there', () => {
      fail();
      act(() => jest.advanceTimersByTime(4999));
      expect(requested).toEqual([]);
      for (const [delay, count] of [
        [1, 1],
        [30_000, 2],
        [120_000, 3],
      ] as const) {
        act(() => jest.advanceTimersByTime(delay));
        expect(requested.map(({ src }) => src)).toEqual(Array(count).fill('/images/product/7?trim&w=320'));
        expect(isFailed()).toBe(true);
        respond('onerror');
      }
      act(() => jest.advanceTimersByTime(3_600_000));
      expect(requested).toHaveLength(3);
      act(() => void window.dispatchEvent(new Event('online')));
      respond('onload');
      expect(screen.getByRole('img').dataset.state).toBe('loading');
      fireEvent.load(screen.getByRole('img'));
      expect(screen.getByRole('img').dataset.state).toBe('loaded');
    });

    it('is fetched at once when the connection or the shopper is back, never side by side, and not for ever', () => {
      fail();
      act(() => void window.dispatchEvent(new Event('online')));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(requested).toHaveLength(1);
      for (let turn = 0; turn < 20; turn += 1) {
        respond('onerror');
        act(() => void document.dispatchEvent(new Event('visibilitychange')));
      }
      expect(requested).toHaveLength(8);
    });

    it('waits while the tab is hidden, and stops with the page', () => {
      fail();
      const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      act(() => jest.advanceTimersByTime(300_000));
      expect(requested).toEqual([]);
      hidden.mockReturnValue(false);
      cleanup();
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(requested).toEqual([]);
    });
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
