/** '1 produkt', '8 produkter'. */
export const countText = (count: number): string => (count === 1 ? '1 produkt' : `${count} produkter`);

/** Who sees a list, as its owner is told. */
export const seenByText = (isPublic: boolean): string =>
  isPublic ? 'Delad: den som har länken ser listan, och den syns på din profil' : 'Privat: bara du ser listan';

/** What is wrong with a list's name; null when it can be sent. */
export const nameProblem = (name: string): string | null => (name.trim() === '' ? 'Skriv vad listan ska heta.' : null);
