import { SHOP } from '@shop/contracts/config';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { href } from '@shop/platform';
import { Accordion, type AccordionItem } from '../../components/accordion/accordion.tsx';
import { Documents } from '../../features/documents/documents.tsx';
import { Specifications } from './specifications.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { RichText } from '@shop/ui/rich-text/rich-text.tsx';
import type { FullProduct } from './load-product.ts';
import classes from './product-facts.module.css';

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
        {`Artikelnummer ${product.articleNumber}${product.ean === '' ? '' : `, EAN ${product.ean}`}. Säljs av ${SHOP.brand}.`}
      </p>
    </div>
  );
}

/** The legal guarantee of conformity, as buyers are told of it before they buy (directive 2024/825). */
function LegalGuarantee() {
  return (
    <div className={classes.contact}>
      <p>
        Lagen ger dig rätt att reklamera fel som fanns när du fick varan. I hela EU gäller det i minst två år, i Sverige
        i <strong>tre år</strong>. Fel som visar sig inom två år anses ha funnits från början, om vi inte kan visa något
        annat.
      </p>
      <p>
        Du har rätt till reparation eller en ny vara utan kostnad, annars till prisavdrag eller pengarna tillbaka.
        Rätten gäller mot oss som säljare när du handlar som konsument, med eller utan garanti.
      </p>
      <p>
        <TextLink href={href('info', { id: INFO_PAGE_IDS.complaints, name: 'Reklamation' })}>
          Mer om reklamation
        </TextLink>
      </p>
    </div>
  );
}

/** Description, specifications, package contents, documents and the manufacturer's contact. */
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
            content: <Specifications groups={product.specifications} />,
          },
        ]),
    ...(product.packageContents.length === 0
      ? []
      : [
          {
            id: 'innehall',
            title: product.isDigital ? 'Det här ingår' : 'Innehåll i förpackningen',
            content: (
              <ul className={classes.contents}>
                {product.packageContents.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            ),
          },
        ]),
    // A download, or a card with a sum on it, has nothing to unpack.
    ...(product.isDigital || product.isGiftCard
      ? []
      : [{ id: 'dokument', title: 'Manual och produktblad', content: <Documents product={product} /> }]),
    // Content without a medium, and money on a card, have other rules.
    ...(product.isDigital || product.isGiftCard
      ? []
      : [{ id: 'reklamationsratt', title: 'Din reklamationsrätt', content: <LegalGuarantee /> }]),
    { id: 'tillverkare', title: 'Tillverkare och produktsäkerhet', content: <Manufacturer product={product} /> },
  ];
  return <Accordion items={items} headingLevel={2} className={classes.facts} />;
}
