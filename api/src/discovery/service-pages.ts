import type { NamedQuery } from '../db/named-query.ts';
import { editDistance } from './edit-distance.ts';
import { isFilling } from './filling-words.ts';
import type { LiteralSearch } from './literal-search.ts';
import { isOtherGoods } from './other-goods.ts';
import type { ProductKinds } from './product-kinds.ts';
import { isRealWord } from './real-words.ts';
import { plainWords } from './search-text.ts';
import { SERVICE_PHRASES, SERVICE_WORDS } from './service-words.ts';
import type { WordBook } from './search-words.ts';
import { possibleBases } from './swedish-inflections.ts';
import { type Synonyms, compoundRest } from './synonyms.ts';
import { unaccented } from './vocabulary.ts';

/** A page of the shop that answers a search for a service, such as 'retur'. */
export interface ServiceLink {
  title: string;
  /** Without the region, as in all content. */
  url: string;
}

/** The same with the words that it is found by. */
export interface ServicePage extends ServiceLink {
  keywords: readonly string[];
  /** Those of its keywords. */
  lexemes: ReadonlySet<string>;
  /** Lexemes of its title. */
  titleWords: ReadonlySet<string>;
  /** Lexemes of the word that its title begins with. */
  heading: ReadonlySet<string>;
}

/** What answers a search for a service. */
export interface ServiceAnswer {
  /** Best first. */
  pages: readonly ServiceLink[];
  /** The search is about nothing else. */
  isWhole: boolean;
}

const PAGES = `
  select title, keywords, url from search_link
  where kind = 'page' or (kind = 'event' and "from" <= $1 and "to" >= $1)
  order by kind desc, id`;

/** Number of pages beside a search. */
const MAX_PAGES = 3;
/** Shorter keywords, such as 'in', say nothing alone. */
const SHORTEST_KEYWORD = 3;
/** Keywords of this length also begin compounds ('fraktkostnad'), and are known with one letter off. */
const LONG_KEYWORD = 5;
/** Of two pages with a word, the one with it in its title is meant. */
const TITLE_BONUS = 0.5;
/** A page's own keyword says more than another word for it, and what several words say together most. */
const MEANT_SCORE = 0.8;
const PHRASE_SCORE = 2;

/** Reads the pages and the events of this time that employees link from searches [O2.8-01]. */
export async function readServicePages(named: NamedQuery, lookUp: WordBook, now: Date): Promise<ServicePage[]> {
  const rows = await named<ServiceLink & { keywords: string[] }>('service_pages', PAGES, [now]);
  const read = rows.map(({ title, url, keywords }) => ({
    link: { title, url },
    words: keywords.flatMap(plainWords).filter(({ length }) => length >= SHORTEST_KEYWORD),
    titled: plainWords(title),
  }));
  const lexemes = await lookUp(read.flatMap(({ words, titled }) => [...words, ...titled]));
  const lexemesOf = (words: readonly string[]) => new Set(words.flatMap((word) => lexemes.get(word) ?? []));
  return read.map(({ link, words, titled }) => ({
    ...link,
    keywords: words,
    lexemes: lexemesOf(words),
    titleWords: lexemesOf(titled),
    heading: lexemesOf(titled.slice(0, 1)),
  }));
}

interface Language {
  synonyms: Synonyms;
  kinds: ProductKinds;
}

interface ServiceWord {
  /** As typed, and its base forms. */
  names: readonly string[];
  forms: readonly string[];
  /** It names a kind of products. */
  isProduct: boolean;
  /** The shop uses it for its products. */
  isKnown: boolean;
  /** Where it leads. */
  pages: readonly ServicePage[];
  /** Other words for it, as pages have them, and where these lead. */
  others: readonly string[];
  meant: readonly ServicePage[];
}

const hasForm = (lexemes: ReadonlySet<string>, forms: readonly string[]): boolean =>
  forms.some((form) => lexemes.has(form));

/** Whether a word is a keyword or an inflection of it. */
const isFormOf = (word: string, keyword: string): boolean =>
  unaccented(word) === unaccented(keyword) || possibleBases(word).includes(keyword);

/** Whether accents tell a word from every keyword that it is spelt like: 'bläck' from 'black'. */
function isAccented(word: string, { keywords }: ServicePage): boolean {
  const plain = unaccented(word);
  const alike = keywords.filter((keyword) => unaccented(keyword) === plain);
  return plain !== word && alike.length > 0 && !alike.includes(word);
}

/** The pages with a word among their keywords, else with one that it is a slip or a compound of. */
function pagesOf(
  word: string,
  forms: readonly string[],
  pages: readonly ServicePage[],
  { isWord }: LiteralSearch,
): readonly ServicePage[] {
  const isShort = word.length < LONG_KEYWORD;
  // A short word has its stem in common with others by chance: 'led' with 'lediga tjänster'.
  const exact = pages
    .filter((page) => !isAccented(word, page))
    .filter(({ lexemes, keywords }) =>
      isShort ? keywords.some((keyword) => isFormOf(word, keyword)) : hasForm(lexemes, forms),
    );
  // A kontorsmus is a mus, and has nothing to do with a konto.
  const head = compoundRest(word);
  if (exact.length > 0 || isWord(word) || (head !== null && isWord(head))) return exact;
  // What is nearly 'mobil' is a slip of what the shop sells.
  const isOwn = (keyword: string): boolean => keyword.length >= LONG_KEYWORD && !isWord(keyword);
  const withKeyword = (fits: (plain: string) => boolean): readonly ServicePage[] =>
    pages.filter(({ keywords }) => keywords.some((keyword) => isOwn(keyword) && fits(unaccented(keyword))));
  const plain = unaccented(word);
  const nearly = isRealWord(word) ? [] : withKeyword((keyword) => editDistance(plain, keyword) <= 1);
  // 'kontorsmaterial' begins with no konto, and 'kontoret' neither.
  const bases = possibleBases(word).filter(isRealWord);
  const begins = (keyword: string): boolean => {
    const rest = word.slice(keyword.length);
    const isForm = bases.some((base) => base.length > keyword.length);
    return plain.startsWith(keyword) && !isForm && [rest, rest.replace(/^s/u, '')].some(isRealWord);
  };
  return nearly.length > 0 ? nearly : withKeyword(begins);
}

function readWord(
  word: string,
  search: LiteralSearch,
  pages: readonly ServicePage[],
  { synonyms, kinds }: Language,
): ServiceWord {
  const names = [word, ...possibleBases(word)];
  const forms = [...names.flatMap((name) => search.lexemes.get(name) ?? []), unaccented(word)];
  const meant = names.flatMap(synonyms.heads);
  const others = names.flatMap((name) => SERVICE_WORDS[name] ?? []);
  // A systemkamera is a kamera.
  const heads = names.flatMap((name) => compoundRest(name) ?? []);
  const pagesFor = pagesOf(word, forms, pages, search);
  return {
    names,
    forms,
    isProduct: kinds.namedBy([...names, ...meant, ...heads]).size > 0,
    isKnown: search.isWord(word),
    pages: pagesFor,
    others,
    meant: pages.filter((page) => !pagesFor.includes(page) && page.keywords.some((each) => others.includes(each))),
  };
}

/** What a product is for, or worth: a 'headset till jobbet' is about no job. */
const PURPOSE = /(?<=\s(?:till|för|åt)\s+)\p{L}+/giu;

/** The words beside products that tell of these: what they are for, and things that are called as what is done. */
function purposesIn(text: string, words: readonly ServiceWord[]): (word: ServiceWord) => boolean {
  if (!words.some(({ isProduct }) => isProduct)) return () => false;
  const purposes = plainWords((text.match(PURPOSE) ?? []).join(' '));
  return ({ names }) => purposes.includes(names[0] ?? '') || isOtherGoods(names);
}

const isTitled = ({ titleWords, title }: ServicePage, words: readonly string[]): boolean =>
  hasForm(titleWords, words) || words.includes(title.toLowerCase());

/**
 * The pages that answer a search for a service: 'retur', 'hur returnerar jag', 'garanti laptop'. A word for products
 * leads to a page only beside others ('byt in mobil'), or where the page's title begins with it ('kontakt').
 */
export function answerService(search: LiteralSearch, pages: readonly ServicePage[], language: Language): ServiceAnswer {
  const included = search.terms.filter(({ word, excluded }) => !excluded && search.lexemes.get(word)?.length !== 0);
  const naming = included.filter(({ word }) => !isFilling(word));
  // 'butik' says nothing of products, and is left out of their search.
  const left = plainWords(search.text).filter((word) => isFilling(word) && SERVICE_WORDS[word] !== undefined);
  const typed = [...(naming.length > 0 ? naming : included).map(({ word }) => word), ...left];
  const words = [...new Set(typed)].map((word) => readWord(word, search, pages, language));
  const isPurpose = purposesIn(search.text, words);
  // A 'smart ring' is no call.
  const isThing = ({ names }: ServiceWord): boolean => words.length > 1 && isOtherGoods(names);
  const others = words.filter((word) => !word.isKnown && !word.isProduct && !isPurpose(word) && !isThing(word));
  const leads = ({ pages: own, meant }: ServiceWord): boolean => own.length + meant.length > 0;
  const isAboutPages = words.every((word) => leads(word) || !(word.isKnown || word.isProduct));
  const telling = isAboutPages ? words : others;
  const phrased = new Set(
    SERVICE_PHRASES.filter(([said]) => isAboutPages && said.test(search.text)).map(([, keyword]) => keyword),
  );
  const isPhrased = (page: ServicePage): boolean => page.keywords.some((keyword) => phrased.has(keyword));
  const isFor = (page: ServicePage, { pages: own, meant }: ServiceWord): boolean =>
    own.includes(page) || meant.includes(page);
  const answers = (page: ServicePage): boolean =>
    isPhrased(page) ||
    telling.some((word) => isFor(page, word) && (!word.isProduct || hasForm(page.heading, word.forms)));
  const score = (page: ServicePage): number =>
    words
      .filter((word) => isFor(page, word))
      .reduce(
        (sum, { pages: own, forms, others: meant }) =>
          sum + (own.includes(page) ? 1 : MEANT_SCORE) + (isTitled(page, [...forms, ...meant]) ? TITLE_BONUS : 0),
        isPhrased(page) ? PHRASE_SCORE : 0,
      );
  const best = pages
    .filter(answers)
    .map((page) => ({ page, score: score(page) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_PAGES);
  return { pages: best.map(({ page: { title, url } }) => ({ title, url })), isWhole: isAboutPages && best.length > 0 };
}
