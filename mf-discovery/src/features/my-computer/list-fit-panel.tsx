import type { ProductSummary } from '@shop/contracts';
import { getPartFacts } from '@shop/contracts/api/compatibility';
import { fitOf, type FitVerdict } from '@shop/domain/compatibility';
import { readPart } from '@shop/domain/part-facts';
import { QueryProvider, useApiQuery } from '@shop/platform';
import { useEffect, useMemo } from 'react';
import { publishVerdicts } from './fit-verdicts.ts';
import classes from './list-fit-panel.module.css';
import { type OwnPart, partOf } from './my-computer.ts';

/** As many as the endpoint takes: of a longer list, those that were loaded last. */
const MAX_PRODUCTS = 60;

interface ListFitPanelProps {
  readonly products: readonly ProductSummary[];
  readonly own: readonly OwnPart[];
}

export default function ListFitPanel(props: ListFitPanelProps) {
  return (
    <QueryProvider>
      <Panel {...props} />
    </QueryProvider>
  );
}

const count = (verdicts: ReadonlyMap<number, FitVerdict>, kind: FitVerdict['kind']): number =>
  [...verdicts.values()].filter((verdict) => verdict.kind === kind).length;

function Panel({ products, own }: ListFitPanelProps) {
  const ids = products
    .slice(-MAX_PRODUCTS)
    .map(({ id }) => id)
    .join(',');
  const { data } = useApiQuery(getPartFacts, { params: { products: ids } }, { enabled: ids !== '' });
  const verdicts = useMemo(() => {
    const computer = own.flatMap((each) => partOf(each) ?? []);
    return new Map(
      (data?.data.parts ?? []).flatMap(({ productId, name, facts }) => {
        const part = readPart(name, facts);
        return part === null ? [] : [[productId, fitOf(part, computer)] as const];
      }),
    );
  }, [data, own]);
  useEffect(() => {
    publishVerdicts(verdicts);
    return () => publishVerdicts(new Map());
  }, [verdicts]);

  const [fits, clashes, open] = [count(verdicts, 'fits'), count(verdicts, 'conflict'), count(verdicts, 'unknown')];
  if (fits + clashes + open === 0) return null;
  return (
    <p role="status" className={classes.note}>
      Jämfört med Min dator: {fits} passar, {clashes} passar inte, {open} är oklara. Märket står vid varje produkt.
    </p>
  );
}
