import { errorTitle } from '../routing/document-head.ts';

/** Notice on pages of another region: the shop is in Swedish only [1-08], [8-25]. */
export const SWEDISH_ONLY = 'I nuläget är sidan tyvärr bara tillgänglig på svenska!';
/** Notice while the browser is offline [O4-25]. */
export const OFFLINE = 'Du är offline';

/** Title and text of the error view, by status. */
export const errorTexts = (status: number): { title: string; text: string } =>
  status === 404
    ? {
        title: errorTitle(status) ?? '',
        text: 'Adressen kan vara felstavad, eller så har sidan flyttat. Sök efter det du letade efter, eller börja om härifrån.',
      }
    : {
        title: errorTitle(status) ?? '',
        text: `Vi kan inte visa sidan just nu (felkod ${status}). Vi har fått veta det. Försök igen om en stund.`,
      };
