import type { MissingReason } from '@shop/contracts/api/cart';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { missingText } from './missing-text.ts';
import classes from './shared-cart-page.module.css';

export interface MissingProduct {
  readonly id: number;
  readonly name: string;
  readonly reason: MissingReason;
}

/** [O2.17-27] The shared products that cannot be bought as they are: each by name, with the reason. */
export function MissingProducts({ missing }: { readonly missing: readonly MissingProduct[] }) {
  const { href } = usePlatform();
  return (
    <Alert
      tone="warning"
      title={missing.length === 1 ? 'En produkt går inte att lägga till' : 'Några produkter går inte att lägga till'}
    >
      <ul className={classes.missing}>
        {missing.map(({ id, name, reason }) => (
          <li key={id}>
            {name === '' ? `Produkt ${id}` : <a href={href('product', { id, name })}>{name}</a>} {missingText(reason)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
