import { SHOP } from '@shop/contracts/config';
import type { Product } from '@shop/contracts/api/product';
import { pdfOf } from '../../pdf/pdf-document.ts';
import { writeContact } from './product-sheet-pdf.ts';
import { safetyNotes } from './safety-notes.ts';

const BEFORE_USE = [
  'Kontrollera att allt finns med och att inget är skadat.',
  'Läs säkerhetsråden, och spara bruksanvisningen så länge du har produkten.',
  'Spara kvittot och gärna förpackningen tills du vet att allt fungerar.',
];
const CARE = [
  'Torka av med en mjuk, lätt fuktad trasa. Använd inte lösningsmedel.',
  'Förvara torrt och i rumstemperatur, utom direkt solljus.',
  'Öppna inte produkten själv om inte tillverkaren beskriver hur.',
];
const RECYCLING = [
  'Är produkten märkt med en överkorsad soptunna ska den lämnas till elavfall, inte i hushållssoporna.',
  `Du kan lämna gammal elektronik gratis på en återvinningscentral eller i ${SHOP.brand}s butiker.`,
  'Ta ut batterier som går att ta ut och lämna dem i en batteriholk. Radera dina uppgifter först.',
  'Sortera förpackningen efter material.',
];

/** How a product is unpacked, used safely, cared for and recycled, by what is known of it. */
export const manualPdf = (product: Product): Promise<Buffer> =>
  pdfOf(`Bruksanvisning: ${product.name}`, (page) => {
    page.title(`Bruksanvisning: ${product.name}`);
    page.paragraph('I kortform. Tillverkarens fullständiga anvisning ligger i förpackningen.');
    page.heading('Innan du börjar');
    page.list(BEFORE_USE);
    if (product.packageContents.length > 0) {
      page.heading('Det här ska finnas i förpackningen');
      page.list(product.packageContents);
    }
    for (const { heading, lines } of safetyNotes(product)) {
      page.heading(heading);
      page.list(lines);
    }
    page.heading('Skötsel och förvaring');
    page.list(CARE);
    page.heading('När något är fel');
    page.paragraph(
      'Du har tre års reklamationsrätt enligt konsumentköplagen. Reklamera inom skälig tid; två månader räcker alltid. ' +
        `Hör av dig till ${SHOP.company.email} eller ${SHOP.company.phone}, eller lämna in produkten i en butik.`,
    );
    page.heading('Återvinning');
    page.list(RECYCLING);
    writeContact(page, product);
  });
