/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from '@jest/globals';
import { Styleguide } from './styleguide.tsx';

it('hydrates what the server sent without recovering from a mismatch', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Styleguide />);
  document.body.append(container);
  const first = container.querySelector('h1');
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, <Styleguide />, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  expect(container.querySelector('h1')).toBe(first);
});
