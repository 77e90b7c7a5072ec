import type { ExtendedProduct } from './extended-product.ts';
import { figureRows } from './figure-rows.ts';
import classes from './figures.module.css';

export default function Figures({ product }: { readonly product: ExtendedProduct }) {
  return (
    <div className={classes.figures}>
      <dl aria-label={`För personal: ${product.mainTitle}`} className={classes.rows}>
        {figureRows(product).map(([label, value]) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a href={product.editPath}>Öppna i admin</a>
    </div>
  );
}
