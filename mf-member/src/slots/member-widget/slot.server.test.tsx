import { renderSlotOnServer } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

describe('the member widget on the server', () => {
  it('[6-07] is a plain link to the login page with a visitor’s no-face avatar', async () => {
    const { html, error } = await renderSlotOnServer(slot, { slot: 'member-widget' });
    expect(error).toBeNull();
    expect(html).toContain('href="/se/member/orders"');
    expect(html).toContain('Logga in');
    expect(html).toContain('src="/img/no-face.svg"');
    expect(html).not.toContain('role="button"');
  });

  it('[2.10-14][2.10-16] shows a member by name and level', async () => {
    const { html, error } = await renderSlotOnServer(slot, {
      slot: 'member-widget',
      page: { user: testUser() },
      cookie: 'session=1',
    });
    expect(error).toBeNull();
    expect(html).toContain('nova');
    expect(html).toContain('lvl 3 Bronze');
  });
});
