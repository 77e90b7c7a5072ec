import { getRedirect } from '@shop/contracts/api/content';
import {
  getCampaign,
  getCampaigns,
  getCategory,
  getManufacturer,
  getSearchTree,
  getSection,
} from '@shop/contracts/api/discovery';
import { getBanners, getManufacturers } from '@shop/contracts/api/display';
import {
  getPageComponents,
  getSearchLinks,
  getSectionTree,
  getSitemap,
  getSitemapPart,
  getTopList,
  getTopLists,
} from '@shop/contracts/api/navigation';
import { getCategoryTiles } from '@shop/contracts/api/recommendations';
import type { FastifyInstance } from 'fastify';
import { createProducts, type Products } from '../catalogue/products.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { categoryNodes } from '../discovery/category-nodes.ts';
import { createTimedValue } from '../timed-cache.ts';
import { createPostgresSearch } from '../discovery/postgres-search.ts';
import { createReference, type Reference } from '../discovery/reference.ts';
import type { SearchPort } from '../discovery/search-port.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { CurrentUser } from '../members/session.ts';
import type { Services } from '../services.ts';
import { readBanners, readPlacedBanners } from './banners.ts';
import { readCategoryTiles } from './category-tiles.ts';
import { readCampaign, readRunningCampaigns } from './campaigns.ts';
import { readCountdown } from './countdown.ts';
import { manufacturerCounts, readCategory, readManufacturer, readSection } from './entities.ts';
import { readManufacturers } from './manufacturers.ts';
import { readPageParts } from './page-parts.ts';
import { announceRedirect, findRedirect } from './redirects.ts';
import { readSearchLinks } from './search-links.ts';
import { readSectionTree } from './section-tree.ts';
import { readSitemapPart, readSitemapParts } from './sitemap.ts';
import { readTopLists, readTopListsOfPage } from './top-lists.ts';

/** The start page and the menus are fetched by every visitor. */
const CACHE_SECONDS = 30;
const START_PAGE = 0;

/** Special entities ('s12') are rows with the same number [2.1-37]. */
const numberOf = (entityId: string): number => Number(entityId.replace(/^s/, ''));

interface NavigationParts extends Pick<Services, 'named' | 'clock' | 'log'> {
  readonly products: Products;
  readonly reference: () => Promise<Reference>;
  readonly search: SearchPort;
}

async function readPage(parts: NavigationParts, sectionId: number) {
  const { named, clock } = parts;
  const [components, banners, countdown] = await Promise.all([
    readPageParts(parts, sectionId, clock.now()),
    readBanners(named, sectionId, clock.now()),
    readCountdown(named, clock.now()),
  ]);
  return { components, ...banners, countdown };
}

async function requireSection(named: NamedQuery, id: number) {
  const section = await readSection(named, id);
  if (section === null) throw notFound('Avdelningen finns inte.');
  return section;
}

/** Which filters have tiles is for staff: 401 for visitors, 403 for members. */
function requireStaff(user: CurrentUser | null): void {
  if (user === null) throw new ApiError('UNAUTHORIZED', undefined, { level: 'employee' });
  if (!user.isEmployee && !user.isAdmin) throw new ApiError('FORBIDDEN');
}

function registerSections(app: FastifyInstance, parts: NavigationParts): void {
  const { named, clock, reference } = parts;
  const sectionTree = createTimedValue(clock, CACHE_SECONDS, async () =>
    readSectionTree(named, await reference(), clock.now()),
  );
  const startPage = createTimedValue(clock, CACHE_SECONDS, async () => ({ data: await readPage(parts, START_PAGE) }));

  route(app, getSectionTree, async () => ({ data: await sectionTree() }));

  route(app, getSection, async ({ params }) => ({ data: { section: await requireSection(named, params.id) } }));

  route(app, getPageComponents, async ({ params }) => {
    if (params.entityType === 'index') return startPage();
    const { id } = await requireSection(named, numberOf(params.entityId));
    return { data: await readPage(parts, id) };
  });
}

function registerSitemap(app: FastifyInstance, { named, clock }: NavigationParts): void {
  route(app, getSitemap, async () => ({ data: { parts: await readSitemapParts(named) } }));

  route(app, getSitemapPart, async ({ params }) => {
    const pages = await readSitemapPart(named, params.part, clock.now());
    if (pages === null) throw notFound('Den delen finns inte.');
    return { data: { pages } };
  });

  route(app, getSearchLinks, async () => ({ data: await readSearchLinks(named) }));

  route(app, getRedirect, async ({ params, reply }) => {
    const target = await findRedirect(named, params.type, params.id);
    if (target === null) throw notFound();
    reply.header('x-page-redirect', target);
    return undefined;
  });
}

function registerTopLists(app: FastifyInstance, { named, products }: NavigationParts): void {
  route(app, getTopList, async ({ params, query }) => {
    const limit = query.products === false ? 0 : query.limit;
    const toplist = (await readTopLists(named, products, [params.id], limit)).get(params.id);
    if (toplist === undefined) throw notFound('Topplistan finns inte.');
    return { data: { toplist } };
  });

  route(app, getTopLists, async ({ query }) => {
    const sectionId = query.locationId ?? START_PAGE;
    if (sectionId !== START_PAGE) await requireSection(named, sectionId);
    return { topLists: await readTopListsOfPage(named, products, sectionId, query.limit) };
  });
}

function registerCategories(app: FastifyInstance, { named, reference, search }: NavigationParts): void {
  route(app, getCategory, async ({ params, reply }) => {
    await announceRedirect(named, reply, 'category', params.id);
    const category = await readCategory({ named, search }, await reference(), numberOf(params.id));
    if (category === null) throw notFound('Kategorin finns inte.');
    return { data: { category } };
  });

  route(app, getCategoryTiles, async ({ query, user }) => {
    if (query.filters !== undefined) requireStaff(user);
    const { entityType, entityId, level, sectionId, filters } = query;
    const request = { entityType, entityId, level, sectionId, filters };
    const tiles = await readCategoryTiles({ named, reference: await reference(), search }, request);
    if (tiles === null) throw notFound('Kategorin finns inte.');
    return tiles;
  });

  route(app, getSearchTree, async ({ query }) => {
    const [tree, counts] = await Promise.all([reference(), manufacturerCounts(named, query.manufacturer)]);
    return { data: { children: categoryNodes(tree, counts, null) } };
  });
}

function registerCampaigns(app: FastifyInstance, { named, clock }: NavigationParts): void {
  route(app, getCampaign, async ({ params, reply }) => {
    await announceRedirect(named, reply, 'campaign', params.id);
    const campaign = await readCampaign(named, numberOf(params.id), clock.now());
    if (campaign === null) throw notFound('Kampanjen finns inte.');
    return { data: { campaign } };
  });

  route(app, getCampaigns, async ({ query }) => {
    const sectionId = query.sectionId ?? null;
    const section = sectionId === null ? null : await requireSection(named, sectionId);
    const campaigns = await readRunningCampaigns(named, sectionId, clock.now());
    return { data: { campaigns, sectionName: section?.name ?? null } };
  });

  route(app, getBanners, async ({ query }) => {
    const { placement, sectionId, campaignId } = query;
    return { data: { banners: await readPlacedBanners(named, { placement, sectionId, campaignId }, clock.now()) } };
  });
}

function registerManufacturers(app: FastifyInstance, { named }: NavigationParts): void {
  route(app, getManufacturer, async ({ params }) => {
    const manufacturer = await readManufacturer(named, params.id);
    if (manufacturer === null) throw notFound('Varumärket finns inte.');
    return { data: { manufacturer } };
  });

  route(app, getManufacturers, async () => ({ data: { manufacturers: await readManufacturers(named) } }));
}

/** Menus, start and section pages, and what list pages say about the thing they list. */
export const registerNavigation: Feature = (app, services) => {
  const { named, clock, log } = services;
  const parts: NavigationParts = {
    named,
    clock,
    log,
    products: createProducts(services),
    reference: createReference(named, clock),
    search: createPostgresSearch(named, clock),
  };
  registerSections(app, parts);
  registerSitemap(app, parts);
  registerTopLists(app, parts);
  registerCategories(app, parts);
  registerCampaigns(app, parts);
  registerManufacturers(app, parts);
};
