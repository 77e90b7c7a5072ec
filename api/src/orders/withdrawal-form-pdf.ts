import { pdfOf } from '../pdf/pdf-document.ts';
import {
  WITHDRAWAL_FORM_INTRO,
  WITHDRAWAL_FORM_LINES,
  WITHDRAWAL_FORM_NOTE,
  WITHDRAWAL_FORM_RECEIVER,
  WITHDRAWAL_FORM_TITLE,
} from './consumer-information.ts';

/** The standard form of withdrawal to print and fill in. */
const render = (): Promise<Buffer> =>
  pdfOf(WITHDRAWAL_FORM_TITLE, (page) => {
    page.title(WITHDRAWAL_FORM_TITLE);
    page.paragraph(WITHDRAWAL_FORM_INTRO);
    page.paragraph(WITHDRAWAL_FORM_RECEIVER, { font: 'strong' });
    for (const line of WITHDRAWAL_FORM_LINES) page.blank(line);
    page.paragraph(WITHDRAWAL_FORM_NOTE, { size: 9 });
  });

/** The form is the same for all, and so rendered once; a failed rendering is not kept. */
export function createWithdrawalForm(make: () => Promise<Buffer> = render): () => Promise<Buffer> {
  let made: Promise<Buffer> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
