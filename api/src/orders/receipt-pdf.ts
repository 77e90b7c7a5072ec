import type { Receipt } from '@shop/contracts';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { formatExactKronor } from '@shop/domain/money';
import { type PdfCell, pdfOf } from '../pdf/pdf-document.ts';

const TITLES: Readonly<Record<Receipt['kind'], string>> = { receipt: 'Kvitto', credit: 'Kreditnota' };

const right = (text: string): PdfCell => ({ text, align: 'right' });
const kronor = (amount: number): PdfCell => right(formatExactKronor(amount));
const rate = (perCent: number | null): PdfCell =>
  right(perCent === null ? '–' : `${String(perCent).replace('.', ',')} %`);

/** A receipt or credit note as a PDF: everything that bokföringslagen and mervärdesskattelagen name [O2.17-02]. */
export const receiptPdf = (receipt: Receipt): Promise<Buffer> =>
  pdfOf(`${TITLES[receipt.kind]} ${receipt.number}`, (page) => {
    const { seller, buyer } = receipt;
    page.title(`${TITLES[receipt.kind]} ${receipt.number}`);
    page.paragraph(`Beställning ${receipt.orderId}`);
    page.paragraph(`Datum ${formatDayAndYear(fromUnixSeconds(receipt.issuedAt))}`);
    page.heading('Säljare');
    page.paragraph(`${seller.name}, ${seller.address}`);
    page.paragraph(`Org.nr ${seller.corpNumber}, momsregistreringsnummer ${seller.vatNumber}, ${seller.email}`);
    page.paragraph('Godkänd för F-skatt');
    page.heading('Köpare');
    page.paragraph([buyer.name, buyer.address].filter(Boolean).join(', '));
    if (buyer.corpNumber !== '') page.paragraph(`Org.nr ${buyer.corpNumber}`);
    if (buyer.reference !== '') page.paragraph(`Referens: ${buyer.reference}`);
    page.heading('Varor');
    page.table({
      widths: [40, 10, 16, 14, 10, 16],
      head: [{ text: 'Vara' }, right('Antal'), right('À-pris'), right('Rabatt'), right('Moms'), right('Summa')],
      rows: [
        ...receipt.rows.map((row) => [
          { text: row.name },
          right(String(row.quantity).replace('-', '−')),
          kronor(row.unitPrice),
          row.discount === 0 ? right('') : kronor(-row.discount),
          rate(row.vatRate),
          kronor(row.total),
        ]),
        [{ text: 'Totalt inkl. moms' }, right(''), right(''), right(''), right(''), kronor(receipt.total)],
      ],
      hasTotal: true,
    });
    page.heading('Moms');
    page.table({
      widths: [25, 25, 25, 25],
      head: [{ text: 'Momssats' }, right('Exkl. moms'), right('Moms'), right('Inkl. moms')],
      rows: receipt.vat.map((line) => [
        { ...rate(line.rate), align: 'left' as const },
        kronor(line.net),
        kronor(line.vat),
        kronor(line.gross),
      ]),
    });
    page.heading(receipt.kind === 'credit' ? 'Återbetalning' : 'Betalning');
    for (const { name, amount } of receipt.payments) page.paragraph(`${name}: ${formatExactKronor(amount)}`);
  });
