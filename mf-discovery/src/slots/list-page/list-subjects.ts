import {
  type Crumb,
  getCampaign,
  getCategory,
  getManufacturer,
  getSearchTree,
  getTopList,
  type WholeCategory,
} from '@shop/contracts';
import type { RouteName } from '@shop/contracts/routes';
import { type LoadInput, notFound } from '@shop/platform';
import { PAGE_TITLES } from '@shop/contracts/routing';

export interface SubjectTile {
  readonly href: string;
  readonly name: string;
  readonly previewUrl: string | null;
  readonly icon: string;
}

/** Head of a list page: data about the entity that it lists. */
export interface ListSubject {
  readonly heading: string;
  /** Of the document, without the brand [2.2-35..44]. */
  readonly title: string;
  readonly metaDescription: string | null;
  /** HTML, may be empty. */
  readonly description: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly canonicalPath: string;
  readonly tiles: readonly SubjectTile[];
  readonly imageUrl: string | null;
  /** Unix seconds, for campaigns. */
  readonly endsAt: number | null;
  /** The list stands below another page, which has the heading, the head and the redirects. */
  readonly isPart: boolean;
}

const PLAIN = {
  metaDescription: null,
  description: '',
  tiles: [],
  imageUrl: null,
  endsAt: null,
  isPart: false,
} as const;

/** The crumbs with the page itself last, whether or not the api named it. */
const withSelf = (crumbs: readonly Crumb[], self: Crumb): Crumb[] =>
  crumbs.at(-1)?.path === self.path ? [...crumbs] : [...crumbs, self];

type LoadSubject = (input: LoadInput) => Promise<ListSubject> | ListSubject;

const category: LoadSubject = async ({ api, route, href, signal }) => {
  const id = route.params.id ?? '';
  const { data } = await api.call(getCategory, { params: { id } }, { signal });
  const { name, metaTitle, metaDescription, description, parent, section, breadcrumbs, children } = data.category;
  const path = href('category', { id, name });
  return {
    ...PLAIN,
    heading: name,
    title: PAGE_TITLES.category({ name, metaTitle, parentName: parent?.name, sectionName: section.name }),
    metaDescription,
    description,
    breadcrumbs: withSelf(breadcrumbs, { title: name, path }),
    canonicalPath: path,
    tiles: children
      .filter(({ productCount }) => productCount > 0)
      .map((child) => ({
        href: href('category', { id: child.id, name: child.name }),
        name: child.name,
        previewUrl: child.previewUrl,
        icon: child.icon,
      })),
  };
};

const campaign: LoadSubject = async ({ api, route, href, signal }) => {
  const id = route.params.id ?? '';
  const { data } = await api.call(getCampaign, { params: { id } }, { signal });
  const { name, metaTitle, description, imageUrl, endsAt } = data.campaign;
  const path = href('campaign', { id, name });
  return {
    ...PLAIN,
    heading: name,
    title: PAGE_TITLES.campaign({ name, metaTitle }),
    description,
    breadcrumbs: [
      { title: 'Kampanjer', path: href('campaigns') },
      { title: name, path },
    ],
    canonicalPath: path,
    imageUrl,
    endsAt,
  };
};

/** What a manufacturer makes most of comes first; more would push its products away. */
const MAX_MANUFACTURER_TILES = 8;

/** The largest parts of a manufacturer's range; of one that is all in one category, the parts of that. */
function mainParts(nodes: readonly WholeCategory[]): WholeCategory[] {
  const parts = nodes.length === 1 ? (nodes[0]?.children ?? []) : nodes;
  return parts.toSorted((a, b) => b.productCount - a.productCount).slice(0, MAX_MANUFACTURER_TILES);
}

const manufacturer: LoadSubject = async ({ api, route, href, signal }) => {
  const id = Number(route.params.id);
  const [{ data }, tree] = await Promise.all([
    api.call(getManufacturer, { params: { id } }, { signal }),
    // The products are shown without their categories, too.
    api.call(getSearchTree, { query: { manufacturer: id } }, { signal }).catch(() => null),
  ]);
  const { name, metaTitle, description } = data.manufacturer;
  const path = href('manufacturer', { id, name });
  return {
    ...PLAIN,
    heading: name,
    title: PAGE_TITLES.manufacturer({ name, metaTitle }),
    description,
    breadcrumbs: [{ title: name, path }],
    canonicalPath: path,
    tiles: mainParts(tree?.data.children ?? []).map((part) => ({
      href: href('manufacturer-page', { id, name, categoryId: part.id, categoryName: part.name }),
      name: part.name,
      previewUrl: null,
      icon: part.icon,
    })),
  };
};

function findNode(nodes: readonly WholeCategory[], id: number): WholeCategory | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return undefined;
}

/** [O2.2-10] The category's name is that of the manufacturer's own tree. */
const manufacturerPage: LoadSubject = async ({ api, route, href, signal }) => {
  const id = Number(route.params.id);
  const [{ data }, tree] = await Promise.all([
    api.call(getManufacturer, { params: { id } }, { signal }),
    api.call(getSearchTree, { query: { manufacturer: id } }, { signal }),
  ]);
  const { name } = data.manufacturer;
  const node = findNode(tree.data.children, Number(route.params.categoryId));
  if (node === undefined) return notFound();
  const path = href('manufacturer-page', { id, name, categoryId: node.id, categoryName: node.name });
  const title = PAGE_TITLES['manufacturer-page']({ manufacturer: name, section: node.name });
  return {
    ...PLAIN,
    heading: title,
    title,
    breadcrumbs: [
      { title: name, path: href('manufacturer', { id, name }) },
      { title: node.name, path },
    ],
    canonicalPath: path,
  };
};

const toplist: LoadSubject = async ({ api, route, href, signal }) => {
  const id = Number(route.params.id);
  const { data } = await api.call(getTopList, { params: { id }, query: { limit: 1 } }, { signal });
  const { name, siteTitle, description } = data.toplist;
  const path = href('toplist', { id, name });
  return {
    ...PLAIN,
    heading: name,
    title: PAGE_TITLES.toplist({ name, metaTitle: siteTitle }),
    description,
    breadcrumbs: [{ title: name, path }],
    canonicalPath: path,
  };
};

export const searchHeading = (term: string): string => `Sökresultat för ”${term}”`;
const searchCrumb = (term: string): string => `Sökresultat för ${term}`;

/** The list that a sentence led to, which is named by the sentence rather than by the search that it became. */
export const namedBy = (sentence: string, subject: ListSubject): ListSubject => ({
  ...subject,
  heading: searchHeading(sentence),
  title: PAGE_TITLES.search({ term: sentence }),
  breadcrumbs: subject.breadcrumbs.map((crumb) => ({ ...crumb, title: searchCrumb(sentence) })),
});

/** The subject of a search is its term; the server's corrections are in the list's own query. */
const search: LoadSubject = ({ route, href }) => {
  const term = route.params.searchString?.trim() ?? '';
  const path = href('search', { searchString: term });
  if (term === '') {
    return {
      ...PLAIN,
      heading: 'Vad letar du efter?',
      title: 'Sök',
      breadcrumbs: [{ title: 'Sök', path: href('search') }],
      canonicalPath: href('search'),
    };
  }
  return {
    ...PLAIN,
    heading: searchHeading(term),
    title: PAGE_TITLES.search({ term }),
    breadcrumbs: [{ title: searchCrumb(term), path }],
    canonicalPath: path,
  };
};

/** [O2.17-20] The products that an article is about. */
const article: LoadSubject = ({ route }) => ({
  ...PLAIN,
  heading: 'Produkterna i texten',
  title: '',
  breadcrumbs: [],
  canonicalPath: route.path,
  isPart: true,
});

/** One row per route that the list page shows. */
export const LIST_SUBJECTS: { readonly [Name in RouteName]?: LoadSubject } = {
  category,
  campaign,
  manufacturer,
  'manufacturer-page': manufacturerPage,
  toplist,
  search,
  article,
};
