/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { apiFailure, type FakeApi, renderSlot } from '@shop/testing';
import { defineSlot } from '@shop/platform/define-slot';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testUser } from '../../testing/fixtures.ts';
import { ownerOfUser } from '../../features/page-owner/page-owner.ts';
import { MemberPage } from './member-page.tsx';

const NONE = {
  achievements: [],
  groups: [],
  group: null,
  earnedCount: 0,
  totalCount: 9,
  page: 1,
  pages: 1,
  nearest: [],
  opened: null,
};

const slot = defineSlot({
  Component: () => (
    <MemberPage data={{ kind: 'page', route: 'member.achievements', owner: ownerOfUser(testUser()), data: NONE }} />
  ),
});

const settings = { ...VISITOR_SETTINGS, serious_business_mode: true };

const visit = (api: FakeApi, user: ReturnType<typeof testUser> | null = testUser({ settings })) =>
  renderSlot(slot, { slot: 'member-page', page: { user, settings }, api });

const press = () => userEvent.click(screen.getByRole('button', { name: 'Stäng av seriöst läge' }));

describe('a page of the game in serious business mode', () => {
  it('[6-23] says that it is hidden, and comes back at once when the member turns the mode off', async () => {
    const { platform } = await visit({ 'PUT setting/:key': () => ({ data: { status: 'ok', value: false } }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Utmärkelser visas inte i seriöst läge');
    await press();
    await waitFor(() => expect(platform.calls).toHaveLength(1));
    expect(platform.calls[0]).toMatchObject({
      call: 'PUT setting/:key',
      params: { key: 'serious_business_mode' },
      body: { value: false },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stäng av seriöst läge' })).toBeNull());
    expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
  });

  it('stays hidden when the choice cannot be saved, and can be tried again', async () => {
    const { platform } = await visit({ 'PUT setting/:key': () => Promise.reject(apiFailure(503, 'UNAVAILABLE')) });
    await press();
    await waitFor(() => expect(platform.toasted).toMatchObject([{ kind: 'error' }]));
    expect(screen.getByRole('button', { name: 'Stäng av seriöst läge' }).hasAttribute('disabled')).toBe(false);
  });

  it('saves a visitor’s choice in the browser only', async () => {
    const { platform } = await visit({}, null);
    await press();
    await waitFor(() => expect(platform.store.get(platform.atoms.settings).serious_business_mode).toBe(false));
    expect(platform.calls).toEqual([]);
  });
});
