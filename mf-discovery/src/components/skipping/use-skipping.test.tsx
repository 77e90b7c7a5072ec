/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { fakeOnly } from '@shop/testing/fake-timers';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { useSkipping } from './use-skipping.ts';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const List = () => <ul className={useSkipping()} />;

it('lets the browser skip what is out of sight of a page that the server has rendered', () => {
  expect(renderToString(<List />)).toBe('<ul class="list skipping"></ul>');
});

it('keeps the true height of a page that may be scrolled to where it was, then lets items be skipped', async () => {
  jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
  render(<List />);
  expect(screen.getByRole('list').className).toBe('list');
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(screen.getByRole('list').className).toBe('list skipping');
});
