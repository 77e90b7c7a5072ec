import type { ProfileSettings } from '@shop/contracts/api/profile';

export type Visibility = ProfileSettings['profileVisibility'];

/** What friends see, by the member's own setting [O6-08]. */
export const SEEN_BY_FRIENDS: Readonly<Record<Visibility, string>> = {
  nobody:
    'Du har valt att inte synas för någon. Dina vänner ser bara ditt namn, din avatar och din nivå i sin vänlista.',
  friends:
    'Dina vänner ser din nivå, dina XP, dina utmärkelser, dina poäng i quizet och de önskelistor du delar. Ingen annan gör det.',
  everyone: 'Alla, även utan konto, ser din nivå, dina XP, dina utmärkelser och de önskelistor du delar.',
};

/** What is said of the public top list, by the member's own setting [O6-14]. */
export const SEEN_IN_TOPLIST: Readonly<Record<Visibility, string>> = {
  nobody: 'Du är inte med i topplistan, och bara du ser din plats.',
  friends: 'Du är med i dina vänners topplista, men inte i den öppna. Där ser bara du din plats.',
  everyone: 'Du är med i topplistan: alla ser ditt namn, din avatar och dina XP.',
};
