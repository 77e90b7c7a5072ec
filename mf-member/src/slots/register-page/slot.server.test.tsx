import { renderSlotOnServer } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { meResponse, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const open = (query: Record<string, string> = {}, isMember = false) =>
  renderSlotOnServer(slot, {
    slot: 'register-page',
    route: { name: 'mf-member:register', path: '/se/bli-medlem', params: { region: 'se' }, query },
    api: { 'GET me': () => meResponse(isMember ? testUser() : null) },
  });

describe('the register page on the server', () => {
  it('[1-69] is a plain form that can be sent without JavaScript', async () => {
    const { html, error } = await open();
    expect(error).toBeNull();
    expect(html).toContain('action="/se/skapa-konto"');
    expect(html).toContain('name="verifypassword"');
    expect(html).not.toContain('name="orderId"');
  });

  it('[2.10-07] is filled in from the link of an order', async () => {
    const { html } = await open({ email: 'kim@exempel.example', orderId: 'PX-1', secret: 'hemligt' });
    expect(html).toMatch(/name="email"[^>]*value="kim@exempel\.example"|value="kim@exempel\.example"[^>]*name="email"/);
    expect(html).toContain('name="orderId" value="PX-1"');
    expect(html).toContain('name="secret" value="hemligt"');
  });

  it.each([
    ['upptaget', 'används redan av ett konto'],
    ['uppgifter', 'Något i formuläret stämmer inte'],
    ['forsok-igen', 'Försök igen om en stund!'],
  ])('says with %s why the account could not be made', async (fel, text) => {
    expect((await open({ fel })).html).toContain(text);
  });

  it('tells a member that they are one, and leads to their own pages', async () => {
    const { html, redirect } = await open({}, true);
    expect(redirect).toBeNull();
    expect(html).toContain('Du är medlem');
    expect(html).toContain('href="/se/member/orders"');
    expect(html).not.toContain('<form');
  });
});
