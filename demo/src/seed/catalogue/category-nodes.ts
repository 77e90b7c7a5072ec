import { attributeId, attributeValueId } from './attributes.ts';
import type { Branch } from './sections.ts';
import { SECTION_TREES } from './sections.ts';
import { productType } from './types.ts';

/** Categories without a fixed id get one from a block of their section, in the order of the tables. */
const idBlock = (sectionId: number): number => 20_000 + sectionId * 200;

export interface CategoryNode {
  readonly id: number;
  readonly sectionId: number;
  readonly sectionName: string;
  readonly parentId: number | null;
  readonly name: string;
  readonly icon: string;
  readonly level: number;
  readonly sort: number;
  readonly branch: Branch;
  /** From the section's own category down to this one. */
  readonly path: readonly number[];
  readonly names: readonly string[];
  readonly isLeaf: boolean;
}

const iconOf = (branch: Branch, inherited: string): string =>
  branch.icon ?? (branch.type === undefined ? inherited : (productType(branch.type).pictures[0] ?? inherited));

function flatten(): CategoryNode[] {
  return SECTION_TREES.flatMap((section) => {
    let next = idBlock(section.id);
    const walk = (branches: readonly Branch[], parent: CategoryNode | null): CategoryNode[] =>
      branches.flatMap((branch, sort) => {
        const id = branch.id ?? (next += 1);
        const node: CategoryNode = {
          id,
          sectionId: section.id,
          sectionName: section.name,
          parentId: parent?.id ?? null,
          name: branch.name,
          icon: iconOf(branch, parent?.icon ?? section.icon),
          level: (parent?.level ?? 0) + 1,
          sort,
          branch,
          path: [...(parent?.path ?? []), id],
          names: [...(parent?.names ?? []), branch.name],
          isLeaf: branch.children === undefined && branch.special === undefined,
        };
        return [node, ...walk(branch.children ?? [], node)];
      });
    return walk(section.categories, null);
  });
}

export const CATEGORIES: readonly CategoryNode[] = flatten();
export const LEAVES: readonly CategoryNode[] = CATEGORIES.filter(({ isLeaf }) => isLeaf);

export function categoryNamed(name: string, sectionId: number): CategoryNode {
  const node = CATEGORIES.find((each) => each.name === name && each.sectionId === sectionId);
  if (node === undefined) throw new Error(`No category ${name} in section ${sectionId}`);
  return node;
}

const descriptionOf = (node: CategoryNode): string => {
  const { branch, name } = node;
  if (branch.description !== undefined) return branch.description;
  if (branch.isNews === true)
    return `<p>Det senaste i ${node.sectionName.toLowerCase()}: nysläppt och på väg in. Boka redan nu det som inte hunnit komma.</p>`;
  if (branch.fynd !== undefined)
    return `<p>${name} är returer, demoexemplar och renoverade varor som vi har kontrollerat i vår verkstad. Skicket står på varje produkt och du har samma reklamationsrätt som på nytt.</p>`;
  if (branch.type === undefined)
    return `<p>Här är allt vi har inom ${name.toLowerCase()}. Välj en underkategori eller filtrera fram det som passar dig.</p>`;
  const type = productType(branch.type);
  return `<p>Jämför ${name.toLowerCase()} från ${type.makers.slice(0, 3).join(', ')} och andra. Filtrera på ${Object.keys(
    type.attributes,
  )
    .slice(0, 3)
    .map((each) => each.toLowerCase())
    .join(', ')} för att snabbt hitta rätt.</p>`;
};

const specialFilters = ({ branch: { special } }: CategoryNode): string | null =>
  special === undefined
    ? null
    : `f=attributes^${attributeId(special.attribute)}-1-${special.values.map((value) => attributeValueId(special.attribute, value)).join('~')}`;

export const categoryRows = () =>
  CATEGORIES.map((node) => ({
    id: node.id,
    sectionId: node.sectionId,
    parentId: node.parentId,
    name: node.name,
    seoName: null,
    internalName: `${node.sectionName} / ${node.names.join(' / ')}`,
    metaTitle: null,
    metaDescription: `Köp ${node.name.toLowerCase()} hos Pixelhamn. Stort lager, snabb leverans och fri frakt för medlemmar från 500 kr.`,
    description: descriptionOf(node),
    icon: node.icon,
    level: node.level,
    sort: node.sort,
    specialFilters: specialFilters(node),
  }));
