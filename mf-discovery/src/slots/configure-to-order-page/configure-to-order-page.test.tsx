/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { parseQuery } from '@shop/contracts/routing';
import { apiFailure, type FakeApi, renderSlot, type RenderOptions } from '@shop/testing';
import { waitFor } from '@shop/testing/wait-for';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CARDS, CLASH, ctoModel, ctoQuote, SUPPLIES } from '../../testing/configurator.ts';
import { loadConfigurator } from './load-configurator.ts';
import slot from './slot.tsx';

beforeEach(() => localStorage.clear());

const API: FakeApi = {
  'GET configure-to-order': () => ({ data: { models: [ctoModel()] } }),
  'GET configure-to-order/:id': () => ({ data: { model: ctoModel() } }),
  'GET configure-to-order/:id/quote': ({ query }) => {
    const quote = ctoQuote((query.options as number[] | undefined) ?? []);
    return { data: { quote: query.zipCode === undefined ? quote : { ...quote, deliveryDate: '2026-12-01' } } };
  },
  'GET configure-to-order/configuration/:configurationId': ({ params }) => {
    if (params.configurationId !== '2-2022.2072') throw apiFailure(404, 'NOT_FOUND');
    return { data: { quote: ctoQuote([CARDS.big.id, SUPPLIES.strong.id]) } };
  },
};

const routeOf = (url: string) => {
  const [path = '', search = ''] = url.split('?');
  const [, id] = /polarsten-cto\/(.+)$/.exec(path) ?? [];
  const params = { region: 'se', ...(id !== undefined && { id }) };
  return { name: 'configure-to-order' as const, path, fullPath: url, params, query: parseQuery(search) };
};

/** The slot at an URL, with a shell that loads and shows each URL that the page goes to. */
async function open(url: string, options: RenderOptions = {}) {
  const shown = await renderSlot(slot, { slot: 'configure-to-order-page', api: API, ...options, route: routeOf(url) });
  const follow = async (): Promise<string> => {
    const { to = '' } = shown.platform.navigated.at(-1) ?? {};
    const route = routeOf(to);
    const data = await loadConfigurator({
      api: shown.platform.api,
      route,
      signal: new AbortController().signal,
    } as never);
    act(() => shown.update({ route, data }));
    return to;
  };
  return { ...shown, follow };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

describe('the base models', () => {
  it('[1-19][2.17-08][O2.17-21] stand with what they are for and from-price', async () => {
    await open('/se/polarsten-cto');
    expect(screen.getByRole('heading', { level: 1, name: 'Bygg din dator' })).toBeTruthy();
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Datorn de flesta ska ha.')).toBeTruthy();
    expect(card.getByText(/Från/)).toBeTruthy();
    expect(card.getByRole('link', { name: 'Bygg din Vinga' }).getAttribute('href')).toBe('/se/polarsten-cto/2');
  });

  it('[O2.17-21] say so when there are none', async () => {
    await open('/se/polarsten-cto', { api: { 'GET configure-to-order': () => ({ data: { models: [] } }) } });
    expect(screen.getByText('Verkstaden tar inte emot nya byggen just nu')).toBeTruthy();
  });
});

describe('[O2.17-21] a build', () => {
  it('has groups of options with the price difference to the present choice, a total with VAT, and a date', async () => {
    await open('/se/polarsten-cto/2');
    expect(screen.getAllByRole('radiogroup').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Grafikkort',
      'Nätaggregat',
    ]);
    expect([radio('12 GB VRAM').checked, radio('650 W Gold').checked]).toEqual([true, true]);
    expect(screen.getByText('+500 kr')).toBeTruthy();
    const summary = within(screen.getByRole('complementary', { name: 'Ditt bygge' }));
    expect(summary.getByText(/17.990 kr/)).toBeTruthy();
    expect(summary.getByText(/varav moms 3.598 kr/)).toBeTruthy();
    expect(summary.getByText(/Klar i verkstaden 27 nov/)).toBeTruthy();
    expect(summary.getByText(/gäller inte ångerrätten/)).toBeTruthy();
  });

  it('tells before a choice is made that it does not fit, why, and what it would take', async () => {
    await open('/se/polarsten-cto/2');
    expect(describedBy(radio('24 GB VRAM'))).toContain(`Passar inte bygget. ${CLASH} Kräver nätaggregat 850 W Gold.`);
    expect(describedBy(radio('850 W Gold'))).not.toContain('Passar inte');
  });

  it('offers, once such an option is chosen, the change that makes it fit; until then it cannot be bought', async () => {
    const { follow, platform } = await open('/se/polarsten-cto/2');
    await userEvent.click(radio('24 GB VRAM'));
    expect(platform.navigated.at(-1)).toMatchObject({ options: { replace: true, keepScroll: true } });
    expect(radio('24 GB VRAM').checked).toBe(true);
    expect(await follow()).toBe('/se/polarsten-cto/2?bygge=2022');
    expect(screen.getByRole('status').textContent).toContain('Bygget går inte ihop.');
    const buy = screen.getByRole<HTMLButtonElement>('button', { name: 'Lägg bygget i varukorgen' });
    expect(buy.disabled).toBe(true);
    const offer = screen.getByRole('link', { name: /^Byt till nätaggregat 850 W Gold \(\+500.kr\)$/ });
    expect(offer.getAttribute('href')).toBe('/se/polarsten-cto/2?bygge=2022.2072');
    await userEvent.click(offer);
    expect(await follow()).toBe('/se/polarsten-cto/2?bygge=2022.2072');
    expect(screen.queryByText('Bygget går inte ihop än')).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/kostar 29.990.kr och är klart 27.nov/);
  });

  it('keeps every choice of a quick hand, and its button waits for the price', async () => {
    const { platform, follow } = await open('/se/polarsten-cto/2');
    await userEvent.click(radio('850 W Gold'));
    await userEvent.click(radio('24 GB VRAM'));
    await userEvent.click(screen.getByRole('button', { name: /Lägg bygget i varukorgen/ }));
    expect(platform.emitted.filter(({ name }) => name === 'cart.add')).toEqual([]);
    expect(await follow()).toBe('/se/polarsten-cto/2?bygge=2022.2072');
  });

  it('has an URL: it opens as it was shared, and says when a part of it is gone', async () => {
    const { unmount } = await open('/se/polarsten-cto/2?bygge=2022.2072');
    expect([radio('24 GB VRAM').checked, radio('850 W Gold').checked]).toEqual([true, true]);
    expect(screen.queryByText('Länken leder till delar som inte finns längre')).toBeNull();
    unmount();
    await open('/se/polarsten-cto/2?bygge=2072.9999');
    expect(radio('850 W Gold').checked).toBe(true);
    expect(screen.getByText('Länken leder till delar som inte finns längre')).toBeTruthy();
  });

  it('shows a picture that follows the parts', async () => {
    const { follow } = await open('/se/polarsten-cto/2');
    expect(screen.getByRole('img', { name: /grafikkort med 2 fläktar/ })).toBeTruthy();
    await userEvent.click(radio('24 GB VRAM'));
    expect(screen.getByRole('img', { name: /grafikkort med 3 fläktar/ })).toBeTruthy();
    await follow();
    expect(screen.getByRole('img', { name: /grafikkort med 3 fläktar/ })).toBeTruthy();
  });

  it('[O9-40] goes into the cart as product 236123 with its choices', async () => {
    const { platform, container } = await open('/se/polarsten-cto/2?bygge=2072');
    const form = container.querySelector<HTMLFormElement>('form[method=post]');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      productId: '236123',
      unitPrice: '18490',
      ctoConfigurationId: '2-2021.2072',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Lägg bygget i varukorgen' }));
    expect(platform.emitted.find(({ name }) => name === 'cart.add')?.payload).toMatchObject({
      productId: 236123,
      unitPrice: 18_490,
      extraData: { ctoConfigurationId: '2-2021.2072' },
      subTitle: 'Vinga: 12 GB VRAM · 850 W Gold',
    });
    expect(screen.getByRole('button', { name: 'Lagd i varukorgen' })).toBeTruthy();
  });

  it('[O9-40] takes the place of the build in the cart that is being changed, by one event', async () => {
    const { platform } = await open('/se/polarsten-cto/2?bygge=2072&andrar=2-2022.2072');
    expect(screen.getByRole('button', { name: 'Lägg bygget i varukorgen' })).toBeTruthy();
    const extraData = { ctoConfigurationId: '2-2022.2072' };
    const product = { id: 236123, price: { price: 29_990, vat: 5998, pass: null, currency: 'SEK' } };
    const rows = [{ id: '1', product, unitPrice: 29_990, unitVat: 5998, quantity: 2, extraData, insurance: null }];
    act(() => platform.store.set(platform.atoms.cart, { cart: { rows } as never, isClean: true }));

    await userEvent.click(screen.getByRole('button', { name: 'Byt ut bygget i varukorgen' }));
    expect(platform.emitted.filter(({ name }) => name.startsWith('cart.'))).toMatchObject([
      {
        name: 'cart.event',
        payload: {
          method: 'updateRow',
          productId: 236123,
          unitPrice: 29_990,
          extraData,
          key: 'ctoConfigurationId',
          value: '2-2021.2072',
        },
      },
    ]);
    // The next change is one of the new build.
    expect(platform.navigated.at(-1)?.to).toBe('/se/polarsten-cto/2?bygge=2072&andrar=2-2021.2072');
  });

  it('[1-10] is shown without VAT to who has chosen so', async () => {
    await open('/se/polarsten-cto/2', { page: { settings: { show_prices_excluding_vat: true } as never } });
    expect(screen.getAllByText(/14.392 kr/).length).toBeGreaterThan(0);
    expect(screen.getByText('+400 kr')).toBeTruthy();
    expect(screen.getByText(/17.990 kr inkl\. moms/)).toBeTruthy();
  });

  it('names the day of delivery to the shopper’s own zip code', async () => {
    await open('/se/polarsten-cto/2', { page: { zipCode: '41114' } as never });
    expect(await screen.findByText(/Levereras till 411 14 tidigast 1 dec/)).toBeTruthy();
  });

  it('is saved in the browser, found among the models at today’s price, and removed again', async () => {
    const { unmount } = await open('/se/polarsten-cto/2?bygge=2022.2072');
    await userEvent.click(await screen.findByRole('button', { name: 'Spara bygget' }));
    unmount();
    localStorage.setItem(
      'saved-builds',
      JSON.stringify([
        ...(JSON.parse(localStorage.getItem('saved-builds') ?? '[]') as unknown[]),
        { id: '2-1', name: 'Gammal', summary: 'Gammal: x' },
        'no build',
      ]),
    );
    await open('/se/polarsten-cto');
    const saved = await screen.findByRole('link', { name: 'Vinga' });
    expect(saved.getAttribute('href')).toBe('/se/polarsten-cto/2?bygge=2022.2072');
    expect(await screen.findByText(/29.990 kr/)).toBeTruthy();
    expect(await screen.findByText(/går inte att beställa längre/, {}, { timeout: 4000 })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Vinga/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Vinga' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Dina sparade byggen');
  });
});

describe('the query', () => {
  it('of the form without JavaScript names the same builds', async () => {
    await open('/se/polarsten-cto/2?val1=2022&val2=2072');
    const form = document.querySelector<HTMLFormElement>('form[method=get]');
    expect(form?.getAttribute('action')).toBe('/se/polarsten-cto/2');
    const sent = new FormData(form ?? undefined);
    expect([sent.get('val1'), sent.get('val2')]).toEqual(['2022', '2072']);
  });
});
