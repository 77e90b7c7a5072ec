import { slugify } from '@shop/domain/slug';
import { type HtmlNode, textOf } from '../html/parse-html.ts';

export interface FaqItem {
  /** Fragment of its URL. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly HtmlNode[];
}

export interface FaqSubject {
  readonly id: string;
  readonly title: string;
  readonly items: readonly FaqItem[];
}

export interface Faq {
  readonly subjects: readonly FaqSubject[];
  /** What is no question: the text before the first one, and headings without questions. */
  readonly rest: readonly HtmlNode[];
}

type Growing<T, Key extends keyof T> = Omit<T, Key> & { [K in Key]: HtmlNode[] };

const idOf = (text: string): string => slugify(text).toLowerCase() || 'fraga';
const isTag = (node: HtmlNode, tag: string): boolean => typeof node !== 'string' && node.tag === tag;
const titleOf = (node: HtmlNode): string => textOf(typeof node === 'string' ? [node] : node.children).trim();

/** Each h2 with what follows it; the text before the first one has no heading. */
function chaptersOf(nodes: readonly HtmlNode[]): { heading: HtmlNode | null; body: HtmlNode[] }[] {
  const chapters: { heading: HtmlNode | null; body: HtmlNode[] }[] = [{ heading: null, body: [] }];
  for (const node of nodes) {
    if (isTag(node, 'h2')) chapters.push({ heading: node, body: [] });
    else chapters.at(-1)?.body.push(node);
  }
  return chapters;
}

function itemsOf(body: readonly HtmlNode[]): FaqItem[] {
  const items: Growing<FaqItem, 'answer'>[] = [];
  for (const node of body) {
    if (isTag(node, 'h3')) {
      const question = titleOf(node);
      items.push({ id: idOf(question), question, answer: [] });
    } else items.at(-1)?.answer.push(node);
  }
  return items;
}

/** Questions and answers out of an editor's text: an h2 is a subject, each h3 below it a question. */
export function readFaq(nodes: readonly HtmlNode[]): Faq {
  const chapters = chaptersOf(nodes).map((chapter) => ({ ...chapter, items: itemsOf(chapter.body) }));
  return {
    subjects: chapters.flatMap(({ heading, items }) => {
      if (heading === null || items.length === 0) return [];
      const title = titleOf(heading);
      return [{ id: `amne-${idOf(title)}`, title, items }];
    }),
    rest: chapters.flatMap(({ heading, body, items }) => {
      if (heading !== null && items.length > 0) return [];
      return heading === null ? body : [heading, ...body];
    }),
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The questions that have every word of a search in their subject, question or answer. */
export function searchFaq(subjects: readonly FaqSubject[], term: string): FaqSubject[] {
  const words = wordsOf(term);
  return subjects.flatMap((subject) => {
    const items = subject.items.filter(({ question, answer }) => {
      const text = `${subject.title} ${question} ${textOf(answer)}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return items.length === 0 ? [] : [{ ...subject, items }];
  });
}
