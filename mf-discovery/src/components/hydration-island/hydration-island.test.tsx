/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { render, screen } from '@testing-library/react';
import { expect, it, jest } from '@jest/globals';
import { HydrationIsland } from './hydration-island.tsx';

const renders = jest.fn();
const Card = ({ name, viewer }: { readonly name: string; readonly viewer: object }) => {
  renders(name);
  return <p>{`${name} ${Object.keys(viewer).length}`}</p>;
};

const page = (name: string, viewer: object) => (
  <HydrationIsland>
    <Card name={name} viewer={viewer} />
  </HydrationIsland>
);

it('renders again only when its child gets other properties', () => {
  const viewer = {};
  const { rerender } = render(page('Mus', viewer));
  rerender(page('Mus', viewer));
  expect(renders).toHaveBeenCalledTimes(1);
  rerender(page('Mus', { isLoggedIn: true }));
  expect(screen.getByText('Mus 1')).toBeDefined();
  rerender(page('Tangentbord', { isLoggedIn: true }));
  expect(screen.getByText('Tangentbord 1')).toBeDefined();
});
