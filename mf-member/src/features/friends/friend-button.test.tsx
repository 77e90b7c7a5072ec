/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Relation } from '@shop/contracts/api/friend';
import { FRIEND_STATUS } from '@shop/domain/friends';
import { defineSlot } from '@shop/platform/define-slot';
import { apiFailure, type FakeApi, renderSlot } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testUser } from '../../testing/fixtures.ts';
import { FriendButton } from './friend-button.tsx';

const { SENT, RECEIVED, ACCEPTED, DENIED } = FRIEND_STATUS;
const VERA = { id: 8, username: 'vera' };

const show = (friendship: Relation, api: FakeApi = {}, user: ReturnType<typeof testUser> | null = testUser()) => {
  const slot = defineSlot({ Component: () => <FriendButton member={VERA} friendship={friendship} /> });
  return renderSlot(slot, { slot: 'member-page', page: { user }, api });
};

const status = () => screen.getByRole('status').textContent;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: `${label}: vera` }));

describe('FriendButton', () => {
  it.each<[string, Relation, string, string[]]>([
    ['nothing yet', null, '', ['Bli vän']],
    ['SENT 0', { id: 4, status: SENT }, 'Vänförfrågan skickad', ['Dra tillbaka']],
    ['RECEIVED 1', { id: 4, status: RECEIVED }, 'Vill bli din vän', ['Tacka ja', 'Tacka nej']],
    ['ACCEPTED 2', { id: 4, status: ACCEPTED }, 'Ni är vänner', ['Ta bort vän']],
    ['DENIED 3', { id: 4, status: DENIED }, 'Du har tackat nej', ['Bli vän']],
  ])('[4-101][1-41] says and offers what %s allows', async (_name, friendship, text, labels) => {
    await show(friendship);
    expect(status()).toBe(text);
    expect(buttons()).toEqual(labels);
  });

  it('[O2.17-15][4-101] sends a request and withdraws it; the focus stays', async () => {
    const { platform } = await show(null, {
      'POST user/friend': () => ({ data: { friendship: { id: 4, status: SENT } } }),
      'DELETE user/friend/:id': () => undefined,
    });
    await press('Bli vän');
    await waitFor(() => expect(status()).toBe('Vänförfrågan skickad'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Dra tillbaka'));
    await userEvent.keyboard('{Enter}');
    // [4-101] REMOVED 4 is never listed: nothing is left of it.
    await waitFor(() => expect(status()).toBe(''));
    expect(platform.calls.map(({ call, params, body }) => [call, body ?? params])).toEqual([
      ['POST user/friend', { userId: 8 }],
      ['DELETE user/friend/:id', { id: 4 }],
    ]);
    expect(platform.emitted).toEqual([]);
  });

  it('[4-101] makes friends at once of requests that cross, and asks for what that has earned', async () => {
    const { platform } = await show(null, {
      'POST user/friend': () => ({ data: { friendship: { id: 4, status: ACCEPTED } } }),
    });
    await press('Bli vän');
    await waitFor(() => expect(status()).toBe('Ni är vänner'));
    expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
  });

  it.each([
    ['Tacka ja', 'accept', 'Ni är vänner'],
    ['Tacka nej', 'deny', 'Du har tackat nej'],
  ])('[4-101] answers a request: %s', async (label, action, text) => {
    const call = `POST user/friend/:id/${action}`;
    const { platform } = await show({ id: 4, status: RECEIVED }, { [call]: () => undefined });
    await press(label);
    await waitFor(() => expect(status()).toBe(text));
    expect(platform.calls).toMatchObject([{ call, params: { id: 4 } }]);
  });

  it('ends a friendship only when the member is sure', async () => {
    const { platform } = await show({ id: 4, status: ACCEPTED }, { 'DELETE user/friend/:id': () => undefined });
    platform.modals.confirm = () => Promise.resolve(false);
    await press('Ta bort vän');
    expect(platform.calls).toEqual([]);
    platform.modals.confirm = () => Promise.resolve(true);
    await press('Ta bort vän');
    await waitFor(() => expect(buttons()).toEqual(['Bli vän']));
  });

  it('says why it did not work, and can be tried again', async () => {
    const { platform } = await show(null, {
      'POST user/friend': () => Promise.reject(apiFailure(429, 'RATE_LIMITED', 'Vänta en stund.')),
    });
    await press('Bli vän');
    await waitFor(() => expect(platform.toasted).toMatchObject([{ message: 'Vänta en stund.', kind: 'error' }]));
    expect(buttons()).toEqual(['Bli vän']);
  });

  it.each<[string, Relation, string, string, Relation]>([
    ['Bli vän', null, 'POST user/friend', 'Vänförfrågan skickad', { id: 4, status: SENT }],
    [
      'Tacka ja',
      { id: 4, status: RECEIVED },
      'POST user/friend/:id/accept',
      'Ni är vänner',
      { id: 4, status: ACCEPTED },
    ],
    ['Dra tillbaka', { id: 4, status: SENT }, 'DELETE user/friend/:id', '', null],
  ])('[4-101] %s may be pressed again after a lost response', async (label, before, call, text, after) => {
    const friends = after === null ? [] : [{ ...after, user: { ...VERA, avatar: '', rankLevel: 5 } }];
    const { platform } = await show(before, {
      [call]: () => Promise.reject(apiFailure(409, 'CONFLICT', 'Det går inte längre.')),
      'GET user/friend': () => ({ data: { friends } }),
    });
    await press(label);
    await waitFor(() => expect(status()).toBe(text));
    expect(platform.toasted).toEqual([]);
  });

  it('[O4-36] shows what there is when an action comes too late, and says why', async () => {
    const { platform } = await show(
      { id: 4, status: RECEIVED },
      {
        'POST user/friend/:id/accept': () => Promise.reject(apiFailure(409, 'CONFLICT', 'Det går inte längre.')),
        'GET user/friend': () => ({ data: { friends: [] } }),
      },
    );
    await press('Tacka ja');
    await waitFor(() => expect(buttons()).toEqual(['Bli vän']));
    expect(platform.toasted).toMatchObject([{ message: 'Det går inte längre.', kind: 'error' }]);
  });

  it('asks a visitor to log in', async () => {
    const { platform } = await show(null, {}, null);
    await press('Bli vän');
    expect(platform.emitted).toMatchObject([{ name: 'login.open' }]);
    expect(platform.calls).toEqual([]);
  });
});
