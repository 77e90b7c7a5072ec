/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Chat, ChatService } from '@shop/contracts/api/chat';
import { ROUTES } from '@shop/contracts/routes';
import { apiFailure, type FakeApi, type FakeRequest, renderSlot, renderSlotOnServer, testMember } from '@shop/testing';
import { waitFor } from '@shop/testing/wait-for';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT_READ_KEY } from '../../features/chat/chat-storage.ts';
import { BACKGROUND_POLL_MS, mergeMessages, POLL_MS, pollDelay } from '../../features/chat/use-chat.ts';
import { WITHOUT_CHAT } from './chat-button.tsx';
import slot from './slot.tsx';

beforeAll(() => import('../../features/chat/chat-panel.tsx'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const OPEN: ChatService = { isOffered: true, isOpen: true, text: 'Öppet till 20:00', hours: [] };
const CLOSED: ChatService = { ...OPEN, isOpen: false, text: 'Stängt. Öppnar i morgon 08:00' };

const line = (id: number, text: string, from: 'shopper' | 'staff' = 'shopper'): Chat['messages'][number] => ({
  id,
  from,
  name: from === 'staff' ? 'Aisha' : null,
  text,
  at: 1_750_000_000 + id,
});

/** A chat as the api has it: what is written is stored, and answered by the test. */
function createServer(service: ChatService = OPEN) {
  const server = { chat: null as Chat | null, service };
  const newer = (after: unknown): Chat | null =>
    server.chat && { ...server.chat, messages: server.chat.messages.filter(({ id }) => id > Number(after)) };
  const write = ({ body }: FakeRequest) => {
    const { text, after } = body as { text: string; after: number };
    const messages = server.chat?.state === 'closed' ? [] : (server.chat?.messages ?? []);
    server.chat = { state: 'open', messages: [...messages, line((messages.at(-1)?.id ?? 0) + 1, text)] };
    return { data: { chat: newer(after) } };
  };
  const answer = (text: string): void => {
    const messages = server.chat?.messages ?? [];
    server.chat = { state: 'answered', messages: [...messages, line((messages.at(-1)?.id ?? 0) + 1, text, 'staff')] };
  };
  const close = (): void => {
    if (server.chat) server.chat = { ...server.chat, state: 'closed' };
  };
  const api: FakeApi = {
    'GET chat/service': () => ({ data: { service: server.service } }),
    'GET chat': ({ query }) => ({ data: { chat: newer(query['after']) } }),
    'POST chat/message': write,
    'POST chat/close': close,
    'POST chat/letter': () => {
      close();
      return { data: { case: { id: 'KS-7K3M-9Q2T' } } };
    },
  };
  return { server, api, answer };
}

const button = () => screen.getByRole('button', { name: /^Chatta med oss/ });
const panel = () => within(screen.getByRole('dialog', { name: 'Chatta med kundservice' }));
const field = (name: RegExp) => panel().getByRole<HTMLTextAreaElement>('textbox', { name });
const press = (name: string) => userEvent.click(panel().getByRole('button', { name }));
const visit = (api: FakeApi, options = {}) => renderSlot(slot, { slot: 'chat', api, ...options });

async function openPanel(api: FakeApi, options = {}) {
  const rendered = await visit(api, options);
  await userEvent.click(button());
  await waitFor(() => screen.getByRole('dialog'));
  return rendered;
}
const opened = async (api: FakeApi, options = {}) => {
  const rendered = await openPanel(api, options);
  await waitFor(() => field(/^Meddelande|^Din fråga/));
  return rendered;
};

describe('the button of the chat', () => {
  it('[1-87] is a link to the contact form without JavaScript, with nothing personal', async () => {
    const { html } = await renderSlotOnServer(slot, { slot: 'chat', page: { user: testMember() } });
    expect(html).toMatch(/<a [^>]*href="\/se\/info\/7-[Kk]ontakta-oss"/);
    expect(html).not.toMatch(/role="button"|Åsa/);
  });

  it('[2.2-08] is not on checkout, on the server either', async () => {
    const inCheckout = Object.entries(ROUTES).flatMap(([name, route]) => ('isCheckout' in route ? [name] : []));
    expect([...WITHOUT_CHAT].toSorted()).toEqual(inCheckout.toSorted());
    const route = { name: 'checkout', path: '/se/checkout' } as const;
    await visit(createServer().api, { route });
    expect(screen.queryByRole('region')).toBeNull();
    expect((await renderSlotOnServer(slot, { slot: 'chat', route })).html).not.toContain('<a');
  });

  it.each(['index', 'product', 'member', 'checkout-complete', 'info'] as const)(
    '[2.2-09] is on the route %s',
    async (name) => {
      await visit({}, { route: { name } });
      expect(button()).toBeTruthy();
    },
  );

  it('[O1-08] is not at a terminal in a store', async () => {
    await visit({}, { page: { kiosk: true } });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('calls nothing before it is pressed', async () => {
    const { platform } = await visit({});
    expect(platform.calls).toEqual([]);
  });
});

describe('the panel of the chat', () => {
  it('[1-87] takes a first message, with name and order number, by Enter, and shows it', async () => {
    const { api } = createServer();
    const { platform } = await opened(api);
    expect(document.activeElement).toBe(panel().getByRole('heading', { name: 'Chatta med kundservice' }));
    expect(panel().getByText('Öppet till 20:00')).toBeTruthy();
    expect(panel().getByText(/sparas i 30 dagar/)).toBeTruthy();
    await userEvent.type(field(/^Förnamn/), 'Kim');
    await userEvent.type(field(/^Ordernummer/), 'px 7k3m 9q2t');
    await userEvent.type(field(/^Meddelande/), 'Hej{Shift>}{Enter}{/Shift}där{Enter}');
    const log = within(await waitFor(() => panel().getByRole('log')));
    expect(log.getByText(/^Hej\s+där$/)).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === 'POST chat/message')?.body).toEqual({
      text: 'Hej\ndär',
      firstName: 'Kim',
      orderNumber: 'px 7k3m 9q2t',
      after: 0,
    });
    expect([field(/^Meddelande/).value, panel().queryByRole('textbox', { name: /^Förnamn/ })]).toEqual(['', null]);
  });

  it('closes by Escape and by its button, which gives the focus back', async () => {
    await opened(createServer().api);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button());
    await userEvent.keyboard(' ');
    await waitFor(() => screen.getByRole('dialog'));
    await press('Stäng chatten');
    expect(document.activeElement).toBe(button());
  });

  it('keeps a text that could not be sent, sends it again under the same key, and shows why', async () => {
    const { api } = createServer();
    const fails = [() => new TypeError('Failed to fetch'), () => apiFailure(429, 'RATE_LIMITED', 'Vänta en stund.')];
    const write = api['POST chat/message'];
    const { platform } = await opened({
      ...api,
      'POST chat/message': (request) => {
        const failure = fails.shift();
        if (failure) throw failure();
        return write?.(request);
      },
    });
    const keys: unknown[] = [];
    const call = platform.api.call.bind(platform.api);
    platform.api.call = (endpoint, request, options) => {
      if (endpoint.path === 'chat/message') keys.push(options?.idempotencyKey);
      return call(endpoint, request, options);
    };
    await userEvent.type(field(/^Meddelande/), 'Hallå?');
    await press('Skicka');
    expect((await panel().findByText(/^Det gick inte att skicka/)).closest('[role=alert]')).toBeTruthy();
    await press('Skicka');
    expect(await panel().findByText('Vänta en stund.')).toBeTruthy();
    expect(field(/^Meddelande/).value).toBe('Hallå?');
    await press('Skicka');
    await waitFor(() => panel().getByRole('log'));
    expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('keeps what is typed for the next document', async () => {
    const { api } = createServer();
    const { unmount } = await opened(api);
    await userEvent.type(field(/^Meddelande/), 'Jag undrar');
    unmount();
    await opened(api);
    expect(field(/^Meddelande/).value).toBe('Jag undrar');
  });

  it('asks before it ends a chat', async () => {
    const { api, server } = createServer();
    server.chat = { state: 'answered', messages: [line(1, 'Hej'), line(2, 'Hej Kim!', 'staff')] };
    const { platform } = await opened(api);
    const confirm = jest.spyOn(platform.modals, 'confirm').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    await press('Avsluta chatten');
    expect(platform.calls.map(({ call }) => call)).not.toContain('POST chat/close');
    await press('Avsluta chatten');
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(await panel().findByText('Chatten är avslutad.')).toBeTruthy();
    expect(panel().getByRole('textbox', { name: /^Förnamn/ })).toBeTruthy();
  });

  it('leads to the contact form when it cannot be fetched', async () => {
    const fail = () => {
      throw apiFailure(503, 'UNAVAILABLE' as never);
    };
    await openPanel({ 'GET chat/service': fail, 'GET chat': fail });
    const link = await panel().findByRole('link', { name: 'Till kontaktformuläret' });
    expect(link.getAttribute('href')).toMatch(/^\/se\/info\/7/);
  });
});

describe('a chat that goes on', () => {
  it('[1-87] is not answered at once outside of the opening hours, and says so', async () => {
    const { api, server } = createServer(CLOSED);
    server.chat = { state: 'open', messages: [line(1, 'Hej')] };
    await opened(api);
    expect(panel().getByText(/Vi svarar här när chatten öppnar/)).toBeTruthy();
    server.service = OPEN;
    await press('Stäng chatten');
    await userEvent.click(button());
    expect(await panel().findByText('Vi har fått ditt meddelande och svarar här.')).toBeTruthy();
  });

  it('is another person’s no longer when somebody else logs in', async () => {
    const { api, server } = createServer();
    server.chat = { state: 'answered', messages: [line(1, 'Mitt ärende')] };
    const { platform } = await opened(api, { page: { user: testMember() } });
    expect(panel().getByText('Mitt ärende')).toBeTruthy();
    server.chat = null;
    act(() => platform.store.set(platform.atoms.user, null));
    await waitFor(() => field(/^Förnamn/));
    expect(panel().queryByText('Mitt ärende')).toBeNull();
  });
});

describe('a letter from the chat', () => {
  it('[1-87] is what the panel takes outside of the opening hours, with checks of its own', async () => {
    const { api } = createServer(CLOSED);
    const { platform } = await opened(api);
    expect(panel().getByText('Stängt. Öppnar i morgon 08:00')).toBeTruthy();
    await press('Skicka frågan');
    expect(document.activeElement).toBe(field(/^Din fråga/));
    expect(field(/^E-postadress/).getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field(/^Din fråga/), 'Var är mitt paket?');
    await userEvent.type(field(/^E-postadress/), 'kim@exempel.se');
    await press('Skicka frågan');
    expect(await panel().findByText('KS-7K3M-9Q2T')).toBeTruthy();
    expect(platform.calls.at(-1)).toMatchObject({
      call: 'POST chat/letter',
      body: { message: 'Var är mitt paket?', email: 'kim@exempel.se', firstName: '' },
    });
  });

  it('begins with what nobody has answered, and ends the chat', async () => {
    const { api, server } = createServer();
    server.chat = { state: 'open', messages: [line(1, 'Hej', 'staff'), line(2, 'Var är paketet?'), line(3, 'Hallå?')] };
    await opened(api, { page: { user: testMember() } });
    await press('Få svaret per mejl i stället');
    expect(field(/^Din fråga/).value).toBe('Var är paketet?\nHallå?');
    expect(field(/^E-postadress/).value).toBe('asa@exempel.se');
    await press('Skicka frågan');
    await panel().findByText('KS-7K3M-9Q2T');
    await press('Ställ en fråga till');
    expect(panel().getByText('Chatten är avslutad.')).toBeTruthy();
  });
});

describe('answers', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] }));
  afterEach(() => void jest.useRealTimers());
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('[1-87] are polled while the panel is open, and counted on the button while it is closed', async () => {
    const { api, server, answer } = createServer();
    server.chat = { state: 'open', messages: [line(1, 'Hej')] };
    localStorage.setItem(CHAT_READ_KEY, '1');
    const { platform } = await visit(api);
    await wait(0);
    expect(button().textContent).toBe('');
    answer('Hej Kim!');
    await wait(BACKGROUND_POLL_MS);
    expect(screen.getByRole('button', { name: 'Chatta med oss, 1 oläst svar' })).toBeTruthy();
    act(() => button().click());
    await wait(0);
    expect(panel().getByText('Hej Kim!')).toBeTruthy();
    expect(panel().getByText(/^Aisha, kundservice/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Chatta med oss' })).toBeTruthy();
    expect(localStorage.getItem(CHAT_READ_KEY)).toBe('2');
    answer('Något mer?');
    await wait(POLL_MS);
    expect(within(panel().getByRole('log')).getByText('Något mer?')).toBeTruthy();
    const polls = platform.calls.filter(({ call }) => call === 'GET chat');
    expect(polls.at(-1)?.query).toEqual({ after: 2 });
  });

  it('are no longer polled when the chat is ended, and nothing is loaded for it on the next page', async () => {
    const { api, server } = createServer();
    server.chat = { state: 'closed', messages: [line(1, 'Hej')] };
    localStorage.setItem(CHAT_READ_KEY, '1');
    const { platform } = await visit(api);
    await wait(0);
    const polls = platform.calls.length;
    await wait(10 * BACKGROUND_POLL_MS);
    expect([platform.calls.length, localStorage.getItem(CHAT_READ_KEY)]).toEqual([polls, null]);
  });

  it('come again by themselves after a failure, which is shown', async () => {
    const { api, server, answer } = createServer();
    server.chat = { state: 'open', messages: [line(1, 'Hej')] };
    const calls = { isFailing: false };
    const read = api['GET chat'];
    await visit({
      ...api,
      'GET chat': (request) => {
        if (calls.isFailing) throw new TypeError('Failed to fetch');
        return read?.(request);
      },
    });
    act(() => button().click());
    await wait(0);
    calls.isFailing = true;
    await wait(POLL_MS);
    expect(panel().getByText(/^Ingen kontakt med chatten/)).toBeTruthy();
    calls.isFailing = false;
    answer('Nu så!');
    await wait(2 * POLL_MS);
    expect(panel().queryByText(/^Ingen kontakt/)).toBeNull();
    expect(panel().getByText('Nu så!')).toBeTruthy();
  });
});

describe('the pace of polling', () => {
  it('is slower in the background and after each failure, to a limit', () => {
    expect([pollDelay(true, 0), pollDelay(true, 1), pollDelay(false, 0), pollDelay(false, 9)]).toEqual([
      3000, 6000, 15_000, 60_000,
    ]);
  });

  it('shows each message once and in order, however often it is fetched', () => {
    const [a, b, c] = [line(1, 'a'), line(2, 'b'), line(3, 'c')];
    expect(mergeMessages([a, c], [b, c])).toEqual([a, b, c]);
  });
});
