import { SHOP } from '@shop/contracts/config';
import type { Product } from '@shop/contracts/api/product';
import { type PdfPage, pdfOf } from '../../pdf/pdf-document.ts';

/** Manufacturer, article number and where to turn: what regulation 2023/988 wants to be known of a product. */
export function writeContact(page: PdfPage, { manufacturerContact, articleNumber, ean }: Product): void {
  const { name, address, email } = manufacturerContact;
  page.heading('Tillverkare och produktsäkerhet');
  page.paragraph(`${name}, ${address}, ${email}`);
  page.paragraph(`Artikelnummer ${articleNumber}${ean === '' ? '' : `, EAN ${ean}`}`);
  page.paragraph(
    `Säljs av ${SHOP.company.name}, ${SHOP.company.email}, ${SHOP.company.phone}. ` +
      'Misstänker du att produkten är farlig, sluta använda den och hör av dig till oss.',
  );
}

function writeEnergy(page: PdfPage, { energyMarking }: Product): void {
  if (energyMarking === null) return;
  page.heading('Energimärkning');
  page.paragraph(`Energiklass ${energyMarking.rating}, modell ${energyMarking.itemCode}`);
  page.list(energyMarking.productSheetContent.split('|'));
  page.paragraph('Etiketten och hela produktinformationsbladet finns på produktens sida i butiken.');
}

/** The data sheet of a product: what its page says, without the price, to save or print. */
export const productSheetPdf = (product: Product): Promise<Buffer> =>
  pdfOf(`Produktblad: ${product.name}`, (page) => {
    page.title(product.name);
    if (product.subTitle !== '') page.paragraph(product.subTitle);
    if (product.highlights.length > 0) page.list(product.highlights);
    for (const { group, rows } of product.specifications) {
      page.heading(group);
      page.table({
        widths: [40, 60],
        head: [{ text: 'Egenskap' }, { text: 'Värde' }],
        rows: rows.map(({ label, value }) => [{ text: label }, { text: value }]),
      });
    }
    if (product.packageContents.length > 0) {
      page.heading('Innehåll i förpackningen');
      page.list(product.packageContents);
    }
    writeEnergy(page, product);
    writeContact(page, product);
  });
