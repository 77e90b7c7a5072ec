import { SHOP } from '@shop/contracts/config';
import { href } from '@shop/platform';
import { Accordion, type AccordionItem } from '../../components/accordion/accordion.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { RichText } from '../../features/rich-text/rich-text.tsx';
import type { FullProduct } from './load-product.ts';
import classes from './product-facts.module.css';

function Specifications({ product }: { readonly product: FullProduct }) {
  return (
    <div className={classes.groups}>
      {product.specifications.map(({ group, rows }) => (
        <table key={group} className={classes.table}>
          <caption className={classes.caption}>{group}</caption>
          <tbody>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** The product's responsible person in the EU (regulation 2023/988, article 19). */
function Manufacturer({ product }: { readonly product: FullProduct }) {
  const { name, address, email } = product.manufacturerContact;
  return (
    <div className={classes.contact}>
      <p>
        {name}
        <br />
        {address}
        <br />
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
      <p>
        <TextLink href={href('manufacturer', product.manufacturer)}>
          Alla produkter från {product.manufacturer.name}
        </TextLink>
      </p>
      <p className={classes.note}>
        Artikelnummer {product.articleNumber}
        {product.ean === '' ? '' : `, EAN ${product.ean}`}. Säljs av {SHOP.brand}.
      </p>
    </div>
  );
}

/** Description, specifications, package contents and the manufacturer's contact. */
export function ProductFacts({ product }: { readonly product: FullProduct }) {
  const items: AccordionItem[] = [
    { id: 'beskrivning', title: 'Beskrivning', isOpen: true, content: <RichText html={product.description} /> },
    ...(product.specifications.length === 0
      ? []
      : [
          {
            id: 'specifikationer',
            title: 'Specifikationer',
            isOpen: true,
            content: <Specifications product={product} />,
          },
        ]),
    ...(product.packageContents.length === 0
      ? []
      : [
          {
            id: 'innehall',
            title: 'Innehåll i förpackningen',
            content: (
              <ul className={classes.contents}>
                {product.packageContents.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            ),
          },
        ]),
    { id: 'tillverkare', title: 'Tillverkare och produktsäkerhet', content: <Manufacturer product={product} /> },
  ];
  return <Accordion items={items} headingLevel={2} className={classes.facts} />;
}
