import type { Article } from '@shop/contracts/api/articles';
import { SHOP } from '@shop/contracts/config';
import { fromUnixSeconds } from '@shop/domain/dates';

const isoTime = (seconds: number): string => new Date(fromUnixSeconds(seconds)).toISOString();

/** [O2.17-20] The article for search engines (schema.org). Authors are named 'Name, where they work'. */
export function articleJsonLd(article: Article, path: string): Record<string, unknown> {
  const { heading, ingress, imageUrl, author, publishedAt, updatedAt, section } = article;
  const [name = author] = author.split(',');
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': path,
    headline: heading,
    description: ingress,
    image: imageUrl,
    author: { '@type': name === 'Redaktionen' ? 'Organization' : 'Person', name },
    publisher: { '@type': 'Organization', name: SHOP.brand },
    datePublished: isoTime(publishedAt),
    dateModified: isoTime(updatedAt),
    inLanguage: 'sv-SE',
    ...(section !== null && { articleSection: section.name }),
  };
}
