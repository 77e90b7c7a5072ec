/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Takeover } from '@shop/contracts/rendering';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sidesAtom, takeoversAtom } from '../page-view.ts';
import { TakeoverSides } from './takeover-sides.tsx';
import { watchTakeovers } from './watch-takeovers.ts';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';

const TAKEOVER: Takeover = {
  sectionId: null,
  to: null,
  description: 'Black Week hos Pixelhamn',
  campaign: { id: 7866, name: 'Black Friday' },
  background: '#0b0b0d',
  sides: { left: '/images/takeover/1?side=left', right: '/images/takeover/1?side=right' },
};

const resize = (width: number, height: number, ratio = 1) => {
  stubGlobal('innerWidth', width);
  stubGlobal('innerHeight', height);
  stubGlobal('devicePixelRatio', ratio);
  act(() => void window.dispatchEvent(new Event('resize')));
};
const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

beforeEach(() => resize(1920, 1000));
afterEach(() => {
  cleanup();
  restoreGlobals();
});

describe('TakeoverSides', () => {
  it('[1-76][9-101] renders both sides in the height of the screen, and again when that changes', () => {
    render(<TakeoverSides takeover={TAKEOVER} />);
    expect(pictures()).toEqual(['/images/takeover/1?side=left&h=1080', '/images/takeover/1?side=right&h=1080']);
    resize(1920, 1000, 2);
    expect(pictures()[0]).toBe('/images/takeover/1?side=left&h=2160');
  });

  it('[9-102] is removed when there is no room for it', () => {
    render(<TakeoverSides takeover={TAKEOVER} />);
    resize(1708, 1000);
    expect(pictures()).toEqual([]);
    resize(1709, 1000);
    expect(pictures()).toHaveLength(2);
  });

  it('[1-76] has one link with text to the campaign, and decorative images', () => {
    render(<TakeoverSides takeover={TAKEOVER} />);
    const link = screen.getByRole('link', { name: 'Black Week hos Pixelhamn' });
    expect(link.getAttribute('href')).toBe('/se/campaign/7866-Black-Friday');
    expect(screen.queryAllByRole('img')).toEqual([]);
  });

  it('shows an image only once it is loaded', () => {
    render(<TakeoverSides takeover={TAKEOVER} />);
    const [left] = document.querySelectorAll('img');
    if (!left) throw new Error('no picture');
    expect(left.dataset.loaded).toBeUndefined();
    fireEvent.load(left);
    expect(left.dataset.loaded).toBe('');
  });

  it('is removed when the campaign is over, also on an open page', () => {
    render(<TakeoverSides takeover={{ ...TAKEOVER, to: Date.now() / 1000 - 1 }} />);
    expect(pictures()).toEqual([]);
  });
});

describe('watchTakeovers', () => {
  const start = (takeovers: Takeover[], matches: boolean) => {
    const store = createStore();
    store.set(takeoversAtom, takeovers);
    const listeners = new Set<() => void>();
    const media = {
      matches,
      addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
    };
    const load = jest.fn(() => Promise.resolve(TakeoverSides));
    watchTakeovers(store, { media: media as unknown as MediaQueryList, load, onError: jest.fn() });
    const widen = async () => {
      media.matches = true;
      for (const listener of listeners) listener();
      await Promise.resolve();
    };
    return { store, load, widen };
  };

  it('[9-102] fetches nothing for a narrow window until it is wide', async () => {
    const { store, load, widen } = start([TAKEOVER], false);
    expect(load).not.toHaveBeenCalled();
    await widen();
    await widen();
    expect(load).toHaveBeenCalledTimes(1);
    expect(store.get(sidesAtom)?.Sides).toBe(TakeoverSides);
  });

  it('fetches nothing while there is no takeover', () => {
    expect(start([], true).load).not.toHaveBeenCalled();
  });
});
