/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { apiFailure, type FakeApi, renderSlot, testMember, testPage, type TestPlatform } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, jest } from '@jest/globals';
import footer from '../../slots/footer/slot.tsx';
import { readUnsubscription } from './mail-modals.ts';

interface Visit {
  readonly query: Record<string, string>;
  readonly isMember?: boolean;
  readonly isSubscribed?: boolean;
  /** The setting that has the popup shown. */
  readonly isWanted?: boolean;
  readonly confirms?: boolean[];
  readonly kiosk?: boolean;
  readonly api?: FakeApi;
}

const visit = async ({
  query,
  isMember = false,
  isSubscribed = false,
  isWanted = false,
  confirms = [],
  kiosk = false,
  api = {},
}: Visit) => {
  const user = testMember({
    settings: { ...VISITOR_SETTINGS, send_newsletter: isSubscribed, show_newsletter_popup: isWanted },
  });
  const { platform } = await renderSlot(footer, {
    slot: 'footer',
    route: { query },
    page: testPage({ user: isMember ? user : null, settings: user.settings, kiosk }),
    confirms,
    api: {
      'POST newsletter/unsubscribe': () => undefined,
      'POST newsletter/subscribe/email/:email': () => undefined,
      'POST profile-settings': () => undefined,
      'PUT setting/:key': () => ({ data: { status: 'ok', value: false } }),
      ...api,
    },
  });
  return { platform, user };
};
/** The code of the modals is loaded on demand. */
const asked = (platform: TestPlatform, title: string) =>
  waitFor(() => expect(platform.opened.map(({ options }) => options.title)).toContain(title), { timeout: 4000 });
const settle = () => act(() => new Promise<void>((resolve) => void waitFor(() => resolve())));
const POPUP = 'Nyhetsbrev';

describe('addresses of mails', () => {
  it('[1-85] [2.2-05] [O2.16-07] subscribe opens the sign-up with the address filled in, and says how it goes on', async () => {
    const { platform } = await visit({ query: { subscribe: 'asa@exempel.se' } });
    const [opened] = platform.opened;
    expect(opened).toMatchObject({ kind: 'content', options: { title: 'Först med det senaste' } });
    const element = document.body.appendChild(document.createElement('div'));
    const mount = opened?.options.mount;
    if (typeof mount !== 'function') throw new Error('The modal draws nothing');
    act(() => void mount(element));
    const [field] = screen
      .getAllByRole<HTMLInputElement>('textbox', { name: 'Din e-postadress' })
      .filter((each) => element.contains(each));
    expect(field?.value).toBe('asa@exempel.se');
    const modal = within(element);
    expect(modal.getByRole('link', { name: 'hanterar dina uppgifter' }).getAttribute('href')).toBe(
      '/se/info/25-Personuppgifter',
    );
    await userEvent.click(modal.getByRole('button', { name: 'Skriv upp mig!' }));
    await waitFor(() => expect(modal.getByRole('status').textContent).toContain('Din mailadress är nu tillagd!'));
    expect(modal.getByRole('status').textContent).toContain('Öppna länken i mejlet');
  });

  it('[2.2-06][1-86][O2.16-08] unsubscribe opens a confirmation, and changes nothing before the choice', async () => {
    const query = { unsubscribe: '7', mailCase: 'abandoned-cart', token: 'abc' };
    const { platform } = await visit({ query, confirms: [false] });
    await asked(platform, 'Påminnelser om varukorgen');
    await settle();
    expect(platform.calls).toEqual([]);
  });

  it('[2.2-06][O2.2-12] a yes ends the mails by the mail’s own token, and says so', async () => {
    const query = { unsubscribe: '7', mailCase: 'abandoned-cart', token: 'abc' };
    const { platform } = await visit({ query, confirms: [true] });
    await waitFor(() => expect(platform.opened.at(-1)?.kind).toBe('alert'), { timeout: 4000 });
    expect(platform.calls).toMatchObject([{ body: { userId: 7, mailCase: 'abandoned-cart', token: 'abc' } }]);
  });

  it.each([
    [{ unsubscribe: 'x', mailCase: 'newsletter' }],
    [{ unsubscribe: '7', mailCase: 'annat' }],
    [{ unsubscribe: '7' }],
    [{ unsubscribe: ['7', '8'], mailCase: 'newsletter' }],
  ])('[2.2-06] %j names nobody', (query) => expect(readUnsubscription(query)).toBeNull());
});

/** The login has nothing else to show. */
const offer = (platform: TestPlatform) => act(() => platform.bus.emit('newsletter.offer', {}));

describe('newsletterpopup', () => {
  it.each([true, false])(
    'sends the choice (%s) so that it outlives the page: who leaves at once is not asked again',
    async (choice) => {
      const { platform } = await visit({ query: {}, isMember: true, isWanted: true, confirms: [choice] });
      const call = jest.spyOn(platform.api, 'call');
      offer(platform);
      await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
      expect(call.mock.calls[0]?.[2]).toEqual({ keepalive: true });
    },
  );

  it('[2.2-07][4-25][4-28] opens for a member who does not subscribe; yes subscribes and is final', async () => {
    const { platform } = await visit({ query: { newsletterpopup: '' }, isMember: true, confirms: [true] });
    expect(platform.opened).toEqual([]);
    offer(platform);
    await asked(platform, POPUP);
    await waitFor(() => expect(platform.calls[0]).toMatchObject({ call: 'POST profile-settings' }));
    expect(platform.calls[0]?.body).toEqual({ shouldReceiveNewsletters: true, show_newsletter_popup: false });
  });

  it('[1-84] [2.16-11] [2.16-12] [4-24] [O2.16-06] asks by itself while its setting is on, with two equal buttons', async () => {
    const { platform } = await visit({ query: {}, isMember: true, isWanted: true });
    offer(platform);
    await asked(platform, POPUP);
    expect(platform.opened[0]?.options).toMatchObject({
      text: 'Vill du ha de senaste produktnyheterna och medlemserbjudanden via vårt nyhetsbrev?',
      yes: 'Ja, tack!',
      no: 'Nej, tack',
      isEqual: true,
    });
  });

  it('[8-18] [O8-06] subscribes by the e-mail address, without an error, when the login is gone meanwhile', async () => {
    const api: FakeApi = {
      'POST profile-settings': () => {
        throw apiFailure(401, 'UNAUTHORIZED');
      },
    };
    const { platform, user } = await visit({ query: {}, isMember: true, isWanted: true, confirms: [true], api });
    offer(platform);
    await waitFor(() => expect(platform.toasted).toEqual([{ message: 'Din mailadress är nu tillagd!', kind: 'ok' }]));
    expect(platform.calls).toMatchObject([
      { call: 'POST profile-settings' },
      { call: 'POST newsletter/subscribe/email/:email', params: { email: user.email } },
    ]);
    // The account was not reached, so its question is still open.
    expect(platform.store.get(platform.atoms.settings).show_newsletter_popup).toBe(true);
  });

  it('[4-27] [O2.16-06] no, and closing, are stored, and not asked again', async () => {
    const { platform } = await visit({ query: {}, isMember: true, isWanted: true, confirms: [false] });
    offer(platform);
    await waitFor(
      () =>
        expect(platform.calls).toMatchObject([{ params: { key: 'show_newsletter_popup' }, body: { value: false } }]),
      { timeout: 4000 },
    );
    await waitFor(() => expect(platform.store.get(platform.atoms.settings).show_newsletter_popup).toBe(false));
    offer(platform);
    await settle();
    expect(platform.opened).toHaveLength(1);
  });

  it('[4-25][O2.2-13][O4-12] waits for a visitor to log in, whatever an earlier choice was', async () => {
    const { platform, user } = await visit({ query: { newsletterpopup: '' } });
    offer(platform);
    await settle();
    expect(platform.opened).toEqual([]);
    act(() => platform.store.set(platform.atoms.user, user));
    offer(platform);
    await asked(platform, POPUP);
  });

  it.each([
    ['a member who subscribes', { isMember: true, isSubscribed: true }],
    ['a visitor', {}],
    ['a customer terminal', { isMember: true, kiosk: true }],
  ])('[2.2-07][O1-08] is nothing for %s', async (_, visitor) => {
    const { platform } = await visit({ query: { newsletterpopup: '' }, isWanted: true, ...visitor });
    offer(platform);
    await settle();
    expect(platform.opened).toEqual([]);
  });
});
