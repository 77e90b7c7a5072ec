import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { logInByApi, registerByApi } from './api.ts';

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
} as const;

/** Logs in as a shopper does: the header's dropdown. */
export const logIn = async (page: Page, username: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  const panel = page.getByRole('dialog', { name: 'Logga in' });
  await panel.getByLabel('Användarnamn eller e-post').fill(username);
  await panel.getByLabel('Lösenord').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Mina sidor/ })).toBeVisible();
};

/** Starts as a logged-in member, for tests about something else. */
export const beMember = (page: Page, username: string): Promise<void> => logInByApi(page.request, username, PASSWORD);

/** Starts as a member whom no other test knows: their cart, orders and cards are this test's alone. */
export const beNewMember = async (page: Page): Promise<void> => {
  const username = `medlem${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await registerByApi(page.request, {
    email: `${username}@exempel.example`,
    username,
    password: PASSWORD,
    verifypassword: PASSWORD,
    firstName: 'Malin',
    lastName: 'Medlemsson',
    zipCode: '41114',
  });
};

export const logOut = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mina sidor/ })
    .click();
  await page.getByRole('dialog', { name: 'Mina sidor' }).getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logga in' })).toBeVisible();
};
