/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useLateAnchor } from './use-late-anchor.ts';

const scrolled = jest.fn();

/** Opens an address with a part that is scrolled to. */
function arrive(hash: string, isLate = true): void {
  history.replaceState(null, '', hash);
  document.body.innerHTML = '<h2 id="recensioner">Recensioner</h2>';
  for (const part of document.querySelectorAll('h2')) part.scrollIntoView = scrolled;
  renderHook(() => useLateAnchor(isLate));
}

afterEach(() => {
  scrolled.mockClear();
  history.replaceState(null, '', location.pathname);
});

describe('an address that points at a part', () => {
  it('is followed when the part comes late', () => {
    arrive('#recensioner');
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a part that came with the page', '#recensioner', false],
    ['no part', location.pathname, true],
    ['a part that is not there', '#annat', true],
    ['what cannot be decoded', '#%', true],
  ])('scrolls nowhere for %s', (_case, hash, isLate) => {
    expect(() => arrive(hash, isLate)).not.toThrow();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
