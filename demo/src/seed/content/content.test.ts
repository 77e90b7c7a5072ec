import { SHOP } from '@shop/contracts/config';
import { CAMPAIGN_IDS, INFO_PAGE_IDS, SEASONAL_CAMPAIGN_IDS } from '@shop/domain/ids';
import { describe, expect, it } from '@jest/globals';
import { ARCHETYPES } from '../../images/archetypes/index.ts';
import { CAMPAIGNS } from '../campaigns/campaigns.ts';
import { windowRows } from '../campaigns/windows.ts';
import { bannerRows } from './banners.ts';
import { INFO_PAGES } from './info/index.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const page = (id: number): string => INFO_PAGES.find((each) => each.id === id)?.content ?? '';

describe('info pages', () => {
  it('exist for every id of the specification, and as pages of our own from 101, with text and a slug of their own', () => {
    const ids = INFO_PAGES.map(({ id }) => id);
    expect(ids.filter((id) => id < 101).sort((a, b) => a - b)).toEqual(
      Object.values(INFO_PAGE_IDS).sort((a, b) => a - b),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(INFO_PAGES.map(({ slug }) => slug)).size).toBe(ids.length);
    for (const { content, ingress, slug } of INFO_PAGES) {
      expect(content.length).toBeGreaterThan(150);
      expect(ingress).not.toBe('');
      expect(slug).toMatch(/^[A-Za-z0-9-]+$/);
    }
  });

  it('[O2.1-15] state withdrawal, complaint, company, ARN and data rights', () => {
    const terms = page(INFO_PAGE_IDS.purchaseTerms);
    const { name, organisationNumber, street, email, phone } = SHOP.company;
    for (const text of [
      name,
      organisationNumber,
      street,
      email,
      phone,
      '14 dagars',
      'tre års reklamationsrätt',
      'Allmänna reklamationsnämnden',
    ])
      expect(terms).toContain(text);
    expect(page(INFO_PAGE_IDS.rightOfWithdrawal)).toContain('Ångerblankett');
    expect(page(INFO_PAGE_IDS.rightOfWithdrawal)).toContain('30 dagar');
    for (const right of ['Tillgång', 'Rättelse', 'Radering', 'Dataportabilitet', 'IMY'])
      expect(page(INFO_PAGE_IDS.personalData)).toContain(right);
  });

  it('[O2.1-15] carry the standard form of withdrawal with every line that it has, and the shop’s address', () => {
    const { name, street, zipCode, city, email } = SHOP.company;
    for (const line of [
      'Standardblankett för utövande av ångerrätt',
      `Till ${name}, ${street}, ${zipCode} ${city}, ${email}:`,
      'frånträder mitt/vårt (*) köpeavtal',
      'Beställd den (*)/mottagen den (*)',
      'Konsumentens/konsumenternas namn',
      'Konsumentens/konsumenternas adress',
      'Konsumentens/konsumenternas underskrift (endast om blanketten skickas i pappersform)',
      'Datum',
      'Stryk det som inte är tillämpligt',
    ])
      expect(page(INFO_PAGE_IDS.rightOfWithdrawal)).toContain(line);
  });

  it('[O1-15] state how the shop is accessible, what is lacking, how to report it and who supervises', () => {
    const statement = INFO_PAGES.find(({ slug }) => slug === 'tillganglighet')?.content ?? '';
    for (const part of ['2023:254', 'EN 301 549', 'Vad som brister', 'Säg till', 'Post- och telestyrelsen'])
      expect(statement).toContain(part);
  });

  it('[O4-18] [O4-19] name every cookie that the shop sets, with its purpose and life', () => {
    const cookies = INFO_PAGES.find(({ slug }) => slug === 'cookies')?.content ?? '';
    for (const part of [
      '__Host-session',
      '__Host-cart',
      'cookie-consent',
      'ab-trigger',
      'recentSearches',
      'theme',
      'release-group',
      'swedish-only',
      '12 månader',
      '90 dagar',
    ])
      expect(cookies).toContain(part);
  });

  it('link only to pages and campaigns that exist', () => {
    const links = INFO_PAGES.flatMap(({ content }) => [...content.matchAll(/href="\/(info|campaign)\/(\d+)/g)]);
    const known = {
      info: new Set(INFO_PAGES.map(({ id }) => id)),
      campaign: new Set(CAMPAIGNS.map(({ id }) => id)),
    };
    const dead = links.filter(([, kind, id]) => !known[kind === 'info' ? 'info' : 'campaign'].has(Number(id)));
    expect(dead.map(([link]) => link)).toEqual([]);
  });

  it('promise free shipping from the sum that the shop reckons with', () =>
    expect(page(INFO_PAGE_IDS.deliveryTerms)).toContain('500 kr'));
});

describe('campaigns', () => {
  it('exist for all recurring ids and those that redirects lead to', () => {
    const ids = CAMPAIGNS.map(({ id }) => id);
    for (const id of [...Object.values(CAMPAIGN_IDS), ...Object.values(SEASONAL_CAMPAIGN_IDS), 4619, 6813, 7005, 9952])
      expect(ids).toContain(id);
  });

  it('[O1-13] run Black Week from Monday to Sunday around Black Friday', () => {
    const week = windowRows(NOW).find(({ name, from }) => name === 'black-week-nav' && from > NOW);
    expect(week?.from.toISOString()).toBe('2026-11-22T23:00:00.000Z');
    expect(week?.to.toISOString()).toBe('2026-11-29T22:59:59.000Z');
  });
});

it('draws banners from illustrations that exist', () => {
  const names = bannerRows(NOW).flatMap(({ palette }) => palette.archetypes);
  expect(names.filter((name) => !Object.hasOwn(ARCHETYPES, name))).toEqual([]);
});
