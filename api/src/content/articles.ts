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
  a.published_at as "publishedAt", a.updated_at as "updatedAt", s.id as "sectionId", s.name as "sectionName"`;

const ONE = `
select ${HEAD}, a.meta_title as "metaTitle", a.content from article a left join section s on s.id = a.section_id
where a.id = $1 and a.is_special = $2 and a.published_at <= $3`;

const PUBLISHED = `a.published_at <= $1 and ($2::int is null or a.section_id = $2)`;

const PAGE = `
select ${HEAD} from article a left join section s on s.id = a.section_id
where ${PUBLISHED} order by a.published_at desc, a.id desc limit ${ARTICLES_PER_PAGE} offset $3`;

const TOTAL = `select count(*)::int as total from article a where ${PUBLISHED}`;

interface HeadRow extends Record<string, unknown> {
  id: number;
  isSpecial: boolean;
  slug: string;
  heading: string;
  ingress: string;
  author: string;
  publishedAt: Date;
  updatedAt: Date;
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

/** One page of the published articles, newest first [1-17]. */
export async function readArticles(
  named: NamedQuery,
  sectionId: number | null,
  page: number,
  now: Date,
): Promise<ResponseOf<typeof getArticles>['data']> {
  const [rows, [count]] = await Promise.all([
    named<HeadRow>('articles', PAGE, [now, sectionId, (page - 1) * ARTICLES_PER_PAGE]),
    named<{ total: number }>('articles_total', TOTAL, [now, sectionId]),
  ]);
  const total = count?.total ?? 0;
  return { articles: rows.map(serializeHead), total, pageCount: Math.ceil(total / ARTICLES_PER_PAGE) };
}
