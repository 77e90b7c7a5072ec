import { fitOf, type FitVerdict } from '@shop/domain/compatibility';
import { FIT_LABELS, PART_KINDS, readPart } from '@shop/domain/part-facts';
import { href, useIsHydrated, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { needsOf } from '../../rules/fit-needs.ts';
import { type OwnPart, partOf, putIn, takeOut, useMyComputer } from './my-computer.ts';
import classes from './product-fit.module.css';

export interface ProductFitProps {
  readonly product: {
    readonly id: number;
    readonly mainTitle: string;
    readonly specifications: readonly {
      readonly rows: readonly { readonly label: string; readonly value: string }[];
    }[];
  };
}

const HEADINGS: { readonly [Kind in FitVerdict['kind']]: string } = {
  fits: 'Passar din dator',
  conflict: 'Passar inte din dator',
  unknown: 'Vi vet inte om den passar din dator',
  apart: 'Inget i din dator hör ihop med den här delen',
};
const TONES = { fits: 'success', conflict: 'warning', unknown: 'info', apart: 'info' } as const;

function Verdict({ verdict }: { readonly verdict: FitVerdict }) {
  return (
    <Alert tone={TONES[verdict.kind]} title={HEADINGS[verdict.kind]} live="status">
      {'reasons' in verdict ? verdict.reasons.join(' ') : undefined}
    </Alert>
  );
}

function OwnParts({ parts }: { readonly parts: readonly OwnPart[] }) {
  return (
    <ul role="list" className={classes.parts}>
      {parts.map(({ productId, name, facts }) => {
        const part = partOf({ name, facts });
        return (
          <li key={productId} className={classes.part}>
            <span>
              {part === null ? null : `${PART_KINDS[part.kind]}: `}
              <TextLink href={href('product', { id: productId, name })}>{name}</TextLink>
            </span>
            <Button variant="quiet" size="small" aria-label={`Ta bort ${name}`} onClick={() => takeOut(productId)}>
              Ta bort
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * What a component fits and needs, and whether it fits the shopper's own computer, which is kept in the browser alone.
 * Renders nothing for a product that is no component.
 */
export default function ProductFit({ product: { id, mainTitle, specifications } }: ProductFitProps) {
  const { toasts } = usePlatform();
  const isHydrated = useIsHydrated();
  const own = useMyComputer();
  const facts = specifications.flatMap(({ rows }) => rows).filter(({ label }) => FIT_LABELS.includes(label));
  const part = readPart(mainTitle, facts);
  if (part === null) return null;
  const isIn = own.some(({ productId }) => productId === id);
  const others = own.filter(({ productId }) => productId !== id).flatMap((each) => partOf(each) ?? []);
  const put = (): void => {
    if (!putIn({ productId: id, name: mainTitle, facts }))
      toasts.show('Webbläsaren tillåter inte att något sparas.', 'error');
  };
  return (
    <section aria-labelledby="passar-till" className={classes.section}>
      <h2 id="passar-till" className={classes.heading}>
        Passar till
      </h2>
      <dl className={classes.needs}>
        {needsOf(part).map(({ partner, need }) => (
          <div key={`${partner}-${need}`} className={classes.need}>
            <dt>{partner}</dt>
            <dd>{need ?? 'Tillverkaren har inte uppgett måttet. Kontrollera innan du köper.'}</dd>
          </div>
        ))}
      </dl>
      {isHydrated ? (
        <div className={classes.own}>
          <h3 className={classes.subheading}>Min dator</h3>
          {others.length === 0 ? (
            <p className={classes.note}>
              Lägg delarna du har, eller tänker köpa, i Min dator. Då säger vi här och i listorna om nya delar passar.
              Den finns bara i den här webbläsaren.
            </p>
          ) : (
            <Verdict verdict={fitOf(part, others)} />
          )}
          <OwnParts parts={own} />
          {isIn ? null : <Button onClick={put}>Lägg i Min dator</Button>}
        </div>
      ) : null}
    </section>
  );
}
