import type { ResponseOf } from '@shop/contracts';
import type { Article, getArticles } from '@shop/contracts/api/articles';
import { href } from '@shop/contracts/routing';
import { unixSeconds } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { sanitise } from './sanitise.ts';

const ARTICLES_PER_PAGE = 12;
const IMAGE_WIDTH = 1000;

type Head = ResponseOf<typeof getArticles>['data']['articles'][number];

const HEAD = `
  a.id, a.is_special as "isSpecial", a.slug, a.heading, a.ingress, a.author,
  a.published_at as "publishedAt", a.updated_at as "updatedAt",
  greatest(1, round(length(regexp_replace(a.content, '<[^>]*>', '', 'g')) / 1200.0))::int as "readingMinutes",
  s.id as "sectionId", s.name as "sectionName"`;

const SEARCHED = `(
  setweight(to_tsvector('swedish', a.heading), 'A') || setweight(to_tsvector('swedish', a.ingress), 'B') ||
  setweight(to_tsvector('swedish', regexp_replace(a.content, '<[^>]*>', ' ', 'g')), 'D'))`;

const ONE = `
select ${HEAD}, a.meta_title as "metaTitle", a.content from article a left join section s on s.id = a.section_id
where a.id = $1 and a.is_special = $2 and a.published_at <= $3`;

/** Of these, at most one of the last three is given. */
const PUBLISHED = `
a.published_at <= $1
and ($2::int is null or a.section_id = $2)
and ($3::int is null or exists (
  select 1 from article_product p join listing l on l.product_id = p.product_id
  where p.article_id = a.id and l.cats @> array[$3::int]))
and ($4::int is null or exists (select 1 from article_product p where p.article_id = a.id and p.product_id = $4))
and ($5::text is null or ${SEARCHED} @@ websearch_to_tsquery('swedish', $5))`;

const PAGE = `
select ${HEAD} from article a left join section s on s.id = a.section_id where ${PUBLISHED}
order by case when $5::text is null then 0 else ts_rank(${SEARCHED}, websearch_to_tsquery('swedish', $5)) end desc,
  (select count(*) from article_product p join listing l on l.product_id = p.product_id
   where p.article_id = a.id and l.cats @> array[$3::int]) desc,
  a.published_at desc, a.id desc
limit ${ARTICLES_PER_PAGE} offset $6`;

const TOTAL = `select count(*)::int as total from article a where ${PUBLISHED}`;

const SECTIONS = `
select s.id, s.name from section s
where exists (select 1 from article a where a.section_id = s.id and a.published_at <= $1) order by s.name`;

interface HeadRow extends Record<string, unknown> {
  id: number;
  isSpecial: boolean;
  slug: string;
  heading: string;
  ingress: string;
  author: string;
  publishedAt: Date;
  updatedAt: Date;
  readingMinutes: number;
  sectionId: number | null;
  sectionName: string | null;
}

interface ArticleRow extends HeadRow {
  metaTitle: string | null;
  content: string;
}

const serializeHead = (row: HeadRow): Head => ({
  id: row.id,
  entityId: row.isSpecial ? `s${row.id}` : String(row.id),
  slug: row.slug,
  heading: row.heading,
  ingress: row.ingress,
  imageUrl: `/images/article/${row.id}?w=${IMAGE_WIDTH}`,
  author: row.author,
  publishedAt: unixSeconds(row.publishedAt),
  updatedAt: unixSeconds(row.updatedAt),
  readingMinutes: row.readingMinutes,
  section: row.sectionId === null || row.sectionName === null ? null : { id: row.sectionId, name: row.sectionName },
});

/** A published article [O2.17-20]; 's12' and '12' are different ones [2.1-80]. */
export async function readArticle(named: NamedQuery, entityId: string, now: Date): Promise<Article | null> {
  const isSpecial = entityId.startsWith('s');
  const [row] = await named<ArticleRow>('article', ONE, [Number(entityId.replace('s', '')), isSpecial, now]);
  if (row === undefined) return null;
  const head = serializeHead(row);
  const { section, heading } = head;
  return {
    ...head,
    metaTitle: row.metaTitle,
    content: sanitise(row.content),
    breadcrumbs: [
      ...(section === null ? [] : [{ title: section.name, path: href('section', section) }]),
      { title: heading, path: href('article', { id: head.entityId, name: heading }) },
    ],
  };
}

/** What narrows the list: at most one of the last three. */
export interface ArticleScope {
  readonly sectionId?: number | undefined;
  readonly categoryId?: number | undefined;
  readonly productId?: number | undefined;
  readonly term?: string | undefined;
}

/** One page of the published articles: newest first, or by how well they match a term [1-17]. */
export async function readArticles(
  named: NamedQuery,
  { sectionId, categoryId, productId, term }: ArticleScope,
  page: number,
  now: Date,
): Promise<ResponseOf<typeof getArticles>['data']> {
  const scope = [now, sectionId ?? null, categoryId ?? null, productId ?? null, term ?? null];
  const [rows, [count], sections] = await Promise.all([
    named<HeadRow>('articles', PAGE, [...scope, (page - 1) * ARTICLES_PER_PAGE]),
    named<{ total: number }>('articles_total', TOTAL, scope),
    named<{ id: number; name: string }>('article_sections', SECTIONS, [now]),
  ]);
  const total = count?.total ?? 0;
  return { articles: rows.map(serializeHead), total, pageCount: Math.ceil(total / ARTICLES_PER_PAGE), sections };
}
