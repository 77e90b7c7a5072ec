import { href } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { comparePath } from '../../features/compare/compare-url.ts';
import { MAX_COMPARED } from '../../features/compare/max-compared.ts';
import { useViewer } from '../../features/viewer/use-viewer.ts';
import { compareSpecifications } from '../../rules/compare-specifications.ts';
import classes from './compare-page.module.css';
import { CompareTable, type TableGroup } from './compare-table.tsx';
import type { Comparison } from './load-comparison.ts';
import { enumerate, kindsOf } from './names.ts';
import { overviewRows, type TableRow } from './overview-rows.tsx';

const HEADING_ID = 'jamfor-rubrik';
const HOW = `Tryck på ”Jämför” vid en produkt i en lista eller på produktens sida. Du kan jämföra upp till ${MAX_COMPARED} åt gången.`;

interface ComparePageProps extends Comparison {
  readonly title: string;
}

const missingText = (count: number): string =>
  count === 1
    ? 'En av produkterna finns inte längre och är därför inte med.'
    : `${count} av produkterna finns inte längre och är därför inte med.`;

/** What the shopper has to know of the choice itself. */
function Notices({ products, missingCount, isCut }: Comparison) {
  const kinds = kindsOf(products);
  return (
    <>
      {missingCount === 0 ? null : <Alert tone="warning">{missingText(missingCount)}</Alert>}
      {isCut ? <Alert>Högst fyra produkter kan jämföras på en gång, så bara de fyra första visas.</Alert> : null}
      {kinds.length < 2 ? null : (
        <Alert>
          Produkterna är av olika slag ({enumerate(kinds)}). Många uppgifter finns därför bara för någon av dem.
        </Alert>
      )}
      {products.length === 1 ? <Alert title="Lägg till minst en produkt till">{HOW}</Alert> : null}
    </>
  );
}

const isShown = ({ likeness, isLasting = false }: TableRow): boolean => isLasting || likeness !== 'same';

/** '3 av 12 uppgifter skiljer sig.' */
function differenceText(groups: readonly TableGroup[]): string {
  const rows = groups.flatMap((group) => group.rows).filter(({ likeness }) => likeness !== null);
  const count = rows.filter(({ likeness }) => likeness === 'different').length;
  if (count === 0) return 'Inget skiljer sig i det vi vet om produkterna.';
  return `${count} av ${rows.length} uppgifter skiljer sig och är märkta ”Olika”.`;
}

/** Up to four products beside each other; how to choose some where there are none. */
export function ComparePage({ title, ...comparison }: ComparePageProps) {
  const { products, missingCount, showsOnlyDifferences } = comparison;
  const viewer = useViewer();
  if (products.length === 0) {
    return (
      <EmptyState
        headingLevel={1}
        title={missingCount > 0 ? 'Produkterna finns inte längre' : 'Inget att jämföra än'}
        text={HOW}
        illustration={<PixelArt picture="lighthouse" />}
        actions={<Button href={href('index')}>Till startsidan</Button>}
      />
    );
  }
  const all: readonly TableGroup[] = [
    { group: null, rows: overviewRows(products, viewer) },
    ...compareSpecifications(products.map(({ specifications }) => specifications)).map(({ group, rows }) => ({
      group,
      rows: rows.map(({ label, values, likeness }) => ({ label, likeness, cells: values })),
    })),
  ];
  const hasDifferences = products.length > 1;
  const isNarrowed = showsOnlyDifferences && hasDifferences;
  const groups = isNarrowed
    ? all.map((each) => ({ ...each, rows: each.rows.filter(isShown) })).filter(({ rows }) => rows.length > 0)
    : all;
  const ids = products.map(({ id }) => id);
  return (
    <div className={classes.page}>
      <h1 id={HEADING_ID} tabIndex={-1} className={classes.heading}>
        {title}
      </h1>
      <Notices {...comparison} />
      {hasDifferences ? (
        <div className={classes.tools}>
          <p role="status">{differenceText(all)}</p>
          <Button size="small" href={comparePath(ids, { onlyDifferences: !isNarrowed })}>
            {isNarrowed ? 'Visa alla uppgifter' : 'Visa bara skillnader'}
          </Button>
        </div>
      ) : null}
      <CompareTable products={products} groups={groups} showsOnlyDifferences={isNarrowed} labelledBy={HEADING_ID} />
    </div>
  );
}
