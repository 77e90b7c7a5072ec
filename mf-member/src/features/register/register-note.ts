const BACK = 'Gå tillbaka i webbläsaren, så står det du har fyllt i kvar.';

/** The shell's notes in the address after a rejected registration without JavaScript. */
const NOTES: ReadonlyMap<string, string> = new Map([
  ['uppgifter', `Något i formuläret stämmer inte. Kontrollera uppgifterna och lösenorden. ${BACK}`],
  ['upptaget', `Användarnamnet eller e-postadressen används redan av ett konto. ${BACK}`],
  ['forsok-igen', 'Försök igen om en stund!'],
]);

/** Why a registration without JavaScript has failed; null when it has not. */
export const registerNote = (note: string | readonly string[] | undefined): string | null =>
  typeof note === 'string' ? (NOTES.get(note) ?? null) : null;
