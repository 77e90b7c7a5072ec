/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderWithPlatform } from '@shop/testing';
import { fakeOnly } from '@shop/testing/fake-timers';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { FieldWiring } from './field-wiring.ts';
import { SearchSuggestions } from './search-suggestions.tsx';
import { SEARCH_DELAY_MS } from './use-suggestions.ts';

afterEach(() => void jest.useRealTimers());

const ignore = (): void => undefined;
const api = {
  'GET search-link': () => ({ data: { events: [], pages: [] } }),
  'GET productdiscovery/autocomplete/:searchString': () => ({ data: { products: [], categories: [], phrases: [] } }),
};

/** Keys that are pressed after the list has been computed and before it is rendered. */
function FastTypist({ input }: { input: RefObject<HTMLInputElement | null> }) {
  useLayoutEffect(() => {
    if (input.current) input.current.value = 'tangentbord';
  }, [input]);
  return null;
}

function DeferredSuggestions({ onWiring = ignore }: { onWiring?: (wiring: FieldWiring) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <input ref={input} defaultValue="t" />
      <button onClick={() => setIsThere(true)}>Kom</button>
      {isThere ? <FastTypist input={input} /> : null}
      {isThere ? <SearchSuggestions input={input} onWiring={onWiring} onChosen={ignore} /> : null}
    </>
  );
}

it('searches for what was typed while the suggestions were loading', async () => {
  const { platform } = renderWithPlatform(<DeferredSuggestions />, { api });
  await userEvent.click(screen.getByRole('button', { name: 'Kom' }));
  const requested = () => platform.calls.flatMap(({ params }) => params.searchString ?? []);
  await waitFor(() => expect(requested()).toEqual(['tangentbord']));
});

it.each([
  ['opens for whoever is in the field', true],
  ['stays closed for whoever has left the field before it was loaded', false],
])('%s', async (_what, isThere) => {
  const states: unknown[] = [];
  const onWiring = (wiring: FieldWiring) => void states.push(wiring['aria-expanded']);
  const { platform } = renderWithPlatform(<DeferredSuggestions onWiring={onWiring} />, { api });
  if (isThere) screen.getByRole('textbox').focus();
  fireEvent.click(screen.getByRole('button', { name: 'Kom' }));
  await waitFor(() => expect(platform.calls.some(({ params }) => params.searchString === 'tangentbord')).toBe(true));
  expect(states.includes(true)).toBe(isThere);
});

it('[9-70] requests a term once, though the links that stand beside its products come later', async () => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  const slow = {
    ...api,
    'GET search-link': async () => {
      await late;
      return { data: { events: [], pages: [] } };
    },
  };
  const { platform } = renderWithPlatform(<DeferredSuggestions />, { api: slow });
  await userEvent.click(screen.getByRole('button', { name: 'Kom' }));
  const requested = () => platform.calls.flatMap(({ params }) => params.searchString ?? []);
  await waitFor(() => expect(requested()).toEqual(['tangentbord']));
  jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
  arrive();
  await act(() => late);
  await act(() => jest.advanceTimersByTimeAsync(SEARCH_DELAY_MS));
  expect(requested()).toEqual(['tangentbord']);
});
