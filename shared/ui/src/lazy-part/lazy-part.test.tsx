/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { lazyExtra, lazyOr, Nothing } from './lazy-or.tsx';
import { lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

interface Props {
  readonly name: string;
  readonly onClose: () => void;
}

const Part = ({ name }: Props) => <p>Här är {name}</p>;

/** Fails so many times before it succeeds. */
function loader(failures: number) {
  let calls = 0;
  return async (): Promise<{ default: ComponentType<Props> }> => {
    calls += 1;
    if (calls <= failures) throw Object.assign(new Error('offline'), { name: 'ChunkLoadError' });
    return { default: Part };
  };
}

function show(Shown: ComponentType<Props>): void {
  render(
    <>
      <h1>Sidan</h1>
      <Suspense fallback="Hämtar">
        <Shown name="delen" onClose={() => undefined} />
      </Suspense>
    </>,
  );
}

it('shows the part once its code is there', async () => {
  show(lazyPart(loader(0)));
  expect(await screen.findByText('Här är delen')).toBeTruthy();
});

it('keeps the page around a part whose code cannot be fetched, and tries again on request', async () => {
  show(lazyPart(loader(2)));
  expect((await screen.findByRole('alert')).textContent).toContain('Den här delen gick inte att hämta.');
  expect(screen.getByRole('heading', { name: 'Sidan' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Här är delen')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has the focus where the part begins when it has come by the button that it replaces', async () => {
  const Field = () => <input aria-label="Ditt svar" />;
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls === 1) throw Object.assign(new Error('offline'), { name: 'ChunkLoadError' });
    return { default: Field };
  };
  const Shown = lazyPart(load);
  render(
    <>
      <a href="/se">Startsidan</a>
      <Suspense fallback="Hämtar">
        <Shown />
      </Suspense>
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  const field = await screen.findByLabelText('Ditt svar');
  await userEvent.tab();
  expect(document.activeElement).toBe(field);
});

it('fetches anew what has been taken away', async () => {
  const Missing = ({ onClose }: Props) => <button onClick={onClose}>Stäng</button>;
  const Shown = lazyOr(loader(1), Missing);
  show(Shown);
  await screen.findByRole('button', { name: 'Stäng' });
  cleanup();
  show(Shown);
  expect(await screen.findByText('Här är delen')).toBeTruthy();
});

it('leaves a help out that cannot be fetched', async () => {
  show(lazyExtra(loader(1)));
  await waitFor(() => expect(screen.queryByText('Hämtar')).toBeNull());
  expect(document.body.textContent).toBe('Sidan');
});

it('reports what could not be fetched, but no help that nobody waits for', async () => {
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  show(lazyExtra(loader(1)));
  await waitFor(() => expect(screen.queryByText('Hämtar')).toBeNull());
  expect(report).not.toHaveBeenCalled();
  cleanup();
  show(lazyOr(loader(1), Nothing));
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(globalThis, 'reportError');
});
