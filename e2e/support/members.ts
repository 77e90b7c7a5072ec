import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Registration } from '@shop/contracts';
import { logInByApi, registerByApi, setByApi } from './api.ts';

/** The password of every seeded member. */
export const PASSWORD = 'spela-mer-2026';

/** A member's cart is the same in every browser, so each test that fills one has a member of its own. */
export const MEMBERS = {
  buyer: 'legend',
  keyboardUser: 'admiral',
  reader: 'nova',
  /** Has a cart and saved products in two browsers. */
  collector: 'anstalld',
  /** Buys by three presses. */
  returning: 'chef',
  /** Only looks: its cart is nobody's. */
  company: 'foretag',
} as const;

/** Fills a login form in and sends it: the header's, or that of a page which asks for a login. */
export const fillLogin = async (page: Page, form: Locator, username: string): Promise<void> => {
  await form.getByLabel('Användarnamn eller e-post').fill(username);
  await form.getByLabel('Lösenord').fill(PASSWORD);
  await form.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Mina sidor/ })).toBeVisible();
};

/** The header's dropdown, while nobody is logged in. */
export const loginPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Logga in' });

/** Logs in as a shopper does: the header's dropdown. */
export const logIn = async (page: Page, username: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  await fillLogin(page, loginPanel(page), username);
};

/** Starts as a logged-in member, for tests about something else. */
export const beMember = (page: Page, username: string): Promise<void> => logInByApi(page.request, username, PASSWORD);

/** Makes a member whom no other test knows, and logs them in there; returns the username. */
export const newMember = async (request: APIRequestContext, details: Partial<Registration> = {}): Promise<string> => {
  const username = `medlem${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await registerByApi(request, {
    email: `${username}@exempel.example`,
    username,
    password: PASSWORD,
    verifypassword: PASSWORD,
    firstName: 'Malin',
    lastName: 'Medlemsson',
    zipCode: '41114',
    ...details,
  });
  // What opens by itself for new members is in the way of every test but its own.
  for (const setting of ['show_member_tutorial', 'show_newsletter_popup']) await setByApi(request, setting, false);
  return username;
};

/** Starts as a member whom no other test knows: their cart, orders and cards are this test's alone. */
export const beNewMember = (page: Page, details?: Partial<Registration>): Promise<string> =>
  newMember(page.request, details);

export const logOut = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mina sidor/ })
    .click();
  await page.getByRole('dialog', { name: 'Mina sidor' }).getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logga in' })).toBeVisible();
};
