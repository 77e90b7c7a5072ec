import type { Article } from '@shop/contracts/api/articles';

export const testArticle = (changes: Partial<Article> = {}): Article => ({
  id: 8,
  entityId: '8',
  slug: 'valj-tangentbord',
  heading: 'Välj rätt tangentbord',
  metaTitle: null,
  ingress: 'Tre sorters brytare.',
  imageUrl: '/images/article/8?w=1000',
  author: 'Jonas Ek, butiken på Hötorget',
  publishedAt: 1_793_696_400,
  updatedAt: 1_793_896_400,
  readingMinutes: 4,
  section: { id: 13, name: 'Gaming' },
  content: '<p>Se <a href="/se-sv/info/8">villkoren</a>.</p>',
  breadcrumbs: [],
  ...changes,
});
