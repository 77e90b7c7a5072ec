import type { AchievementRule } from './achievements.ts';
import type { ImageSubject } from './image-route-options.ts';
import type { BannerImage, ProductImage } from './image-source.ts';
import type { NamedQuery } from '../db/named-query.ts';

type FoundBanner = BannerImage & { readonly kind?: 'top' | 'list' };

/** Number of different things arranged on a tile. */
const TILE_ARCHETYPES = 3;
const INK = '#1a1a1d';

interface ProductRow extends Record<string, unknown> {
  id: number;
  name: string;
  brand: string;
  archetype: string;
  color: string;
  label: string;
}

/** Data of a product's image; null when there is no such product. */
export const productLookup =
  (named: NamedQuery) =>
  async (productId: number): Promise<ProductImage | null> => {
    const rows = await named<ProductRow>(
      'picture_product',
      `select p.id, p.name, m.name as brand, p.archetype, p.color, p.picture_label as label
       from product p join manufacturer m on m.id = p.manufacturer_id where p.id = $1`,
      [productId],
    );
    return rows[0] ?? null;
  };

interface BannerRow extends Record<string, unknown> {
  kind: 'top' | 'takeover' | 'list';
  palette: { background: string; accent: string; archetypes: string[]; title: string; subtitle: string };
}

const bannerOf = async (named: NamedQuery, id: number): Promise<FoundBanner | null> => {
  const [row] = await named<BannerRow>('picture_banner', 'select kind, palette from banner where id = $1', [id]);
  if (!row) return null;
  const { title, subtitle, ...palette } = row.palette;
  return { id, title, subtitle, palette, kind: row.kind === 'list' ? 'list' : 'top' };
};

interface TileRow extends Record<string, unknown> {
  title: string;
  subtitle: string;
  background: string;
  accent: string;
  archetypes: string[];
}

/**
 * A highlight shows its target: what the campaign's own banner shows, else the product or the most popular ones of its
 * campaign, category or manufacturer.
 */
const HIGHLIGHT_SQL = `
  select h.title, h.description as subtitle, coalesce(c.color, hs.color) as background, hs.color as accent,
    coalesce((
      select array(select jsonb_array_elements_text(b.palette->'archetypes'))
      from banner b where b.campaign_id = h.campaign_id and b.kind = 'list' order by b.sort, b.id limit 1
    ), array(
      select archetype from (
        select p.archetype, max(p.popularity) as popularity from product p
        where p.id = h.product_id
          or (h.category_id is not null and p.category_ids @> array[h.category_id])
          or (h.manufacturer_id is not null and p.manufacturer_id = h.manufacturer_id)
          or (h.campaign_id is not null and p.id in (select product_id from campaign_product where campaign_id = h.campaign_id))
        group by p.archetype order by popularity desc limit ${TILE_ARCHETYPES}) best
    )) as archetypes
  from highlight h
  join highlight_section hs on hs.id = h.highlight_section_id
  left join campaign c on c.id = h.campaign_id
  where h.id = $1`;

const highlightOf = async (named: NamedQuery, id: number): Promise<FoundBanner | null> => {
  const [row] = await named<TileRow>('picture_highlight', HIGHLIGHT_SQL, [id]);
  if (!row) return null;
  const { title, subtitle, background, accent, archetypes } = row;
  return { id, title, subtitle, palette: { background, accent, archetypes } };
};

const storeOf = async (named: NamedQuery, id: number): Promise<FoundBanner | null> => {
  const [row] = await named<{ name: string; city: string }>(
    'picture_store',
    'select name, city from store where id = $1',
    [id],
  );
  return row
    ? { id, title: row.name, subtitle: row.city, palette: { background: '#e9eff6', accent: INK, archetypes: [] } }
    : null;
};

const articleOf = async (named: NamedQuery, id: number): Promise<FoundBanner | null> => {
  const [row] = await named<{ heading: string; palette: BannerImage['palette'] }>(
    'picture_article',
    'select heading, palette from article where id = $1',
    [id],
  );
  return row ? { id, title: row.heading, subtitle: '', palette: row.palette } : null;
};

const SOURCES: Partial<Record<ImageSubject, (named: NamedQuery, id: number) => Promise<FoundBanner | null>>> = {
  banner: bannerOf,
  takeover: bannerOf,
  highlight: highlightOf,
  article: articleOf,
  store: storeOf,
};

/** Data of a campaign, tile or store image; null when there is no such entity. */
export const bannerLookup =
  (named: NamedQuery) =>
  async (subject: ImageSubject, id: number): Promise<FoundBanner | null> =>
    (await SOURCES[subject]?.(named, id)) ?? null;

/** A member's avatar class; null when there is no such member. */
export const avatarLookup =
  (named: NamedQuery) =>
  async (userId: number): Promise<{ classId: number | null } | null> => {
    const rows = await named<{ classId: number | null }>(
      'picture_avatar',
      'select avatar_class_id as "classId" from member where id = $1',
      [userId],
    );
    return rows[0] ?? null;
  };

const ACHIEVEMENT_RULE = `
select a.metric, a.subject, a.target, coalesce(s.icon, c.icon) as icon, m.name,
  (count(*) filter (where b.target < a.target))::int as step, count(*)::int as steps
from achievement a
join achievement b on b.metric = a.metric and b.subject = a.subject
left join section s on a.metric = 'sectionUnits' and s.id::text = a.subject
left join category c on a.metric = 'categoryUnits' and c.id::text = a.subject
left join manufacturer m on a.metric = 'makerUnits' and m.id::text = a.subject
where lower(a.image) = $1
group by a.id, s.icon, c.icon, m.name order by a.id limit 1`;

/** The rule of the achievement with this image, in any case; null when there is none. */
export const achievementLookup =
  (named: NamedQuery) =>
  async (name: string): Promise<AchievementRule | null> => {
    const rows = await named<AchievementRule>('picture_achievement', ACHIEVEMENT_RULE, [name]);
    return rows[0] ?? null;
  };
