import { textOf } from '../html/parse-html.ts';
import type { FaqSubject } from './read-faq.ts';

/** The questions for search engines (schema.org). */
export const faqJsonLd = (subjects: readonly FaqSubject[], path: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  '@id': path,
  inLanguage: 'sv-SE',
  mainEntity: subjects.flatMap(({ items }) =>
    items.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': `${path}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: textOf(answer).trim() },
    })),
  ),
});
