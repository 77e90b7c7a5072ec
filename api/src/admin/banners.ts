import { adminBanners } from '@shop/contracts/api/admin';
import { eq, inArray, sql } from 'drizzle-orm';
import { banner } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { checkArchetypes } from './drawings.ts';
import { manage } from './manage.ts';
import { secondsAt, windowStored } from './timestamps.ts';
import { nextId } from './next-id.ts';
import { requireKnown } from './references.ts';
import { checkWindow, refused } from './refused.ts';

/** The start page, where a section is named. */
const START_PAGE = 0;

/** Banners and takeovers [O6-01]; the start page shows a change within half a minute. */
export const registerAdminBanners: Feature = (app, services) =>
  manage(app, services, adminBanners, {
    entity: 'banner',
    table: 'banner',
    matches: (pattern) =>
      sql`t.name ilike ${pattern} or t.description ilike ${pattern} or t.palette->>'title' ilike ${pattern}`,
    filter: ({ kind = null, sectionId = null, campaignId = null }) => sql`(${kind}::text is null or t.kind = ${kind})
      and (${sectionId}::int is null or t.section_id = ${sectionId})
      and (${campaignId}::int is null or t.campaign_id = ${campaignId})`,
    orders: { sort: sql`t.sort, t.id`, name: sql`t.name, t.id`, newest: sql`t.id desc` },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(banner)
        .where(inArray(banner.id, [...ids]));
      return new Map(
        rows.map(({ id, from, to, ...body }) => [id, { ...body, from: secondsAt(from), to: secondsAt(to) }]),
      );
    },
    extras: async (on, ids) => {
      const rows = await on
        .select()
        .from(banner)
        .where(inArray(banner.id, [...ids]));
      return new Map(
        rows.map(({ id, kind }) => [id, { imageUrl: `/images/${kind === 'takeover' ? 'takeover' : 'banner'}/${id}` }]),
      );
    },
    check: async (tx, body) => {
      checkWindow(body);
      checkArchetypes(services.imageSource, body.palette.archetypes, 'palette.archetypes');
      if ((body.buttonTextColor === null) !== (body.buttonBgColor === null)) {
        throw refused('buttonBgColor', 'En knapp behöver både textfärg och bakgrundsfärg.');
      }
      if (body.kind === 'top' && body.sectionId === null) throw refused('sectionId', 'Välj sidan som den ska stå på.');
      if (body.kind === 'list' && body.campaignId === null)
        throw refused('campaignId', 'Välj kampanjen som den hör till.');
      await requireKnown(tx, [
        { to: 'section', id: body.sectionId === START_PAGE ? null : body.sectionId, field: 'sectionId' },
        { to: 'campaign', id: body.campaignId, field: 'campaignId' },
      ]);
    },
    insert: async (tx, body) => {
      const id = await nextId(tx, 'banner');
      await tx.insert(banner).values({ id, ...windowStored(body) });
      return id;
    },
    update: async (tx, id, body) => {
      await tx.update(banner).set(windowStored(body)).where(eq(banner.id, id));
    },
    remove: async (tx, id) => {
      await tx.delete(banner).where(eq(banner.id, id));
    },
  });
