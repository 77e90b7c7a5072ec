import { type EmailContent, emailFrom } from '../mail/email.ts';
import { LINK_MINUTES } from './member-tokens.ts';

/** E-mail templates of the account. They greet with the username, which a stranger's phishing mail would not know. */

const hours = (minutes: number): number => minutes / 60;
const days = (minutes: number): number => hours(minutes) / 24;

export const welcomeEmail = (to: string, username: string, href: string): EmailContent =>
  emailFrom(to, 'Välkommen till Pixelhamn – bekräfta din e-postadress', [
    `Hej ${username}!`,
    'Ditt konto är klart. Bekräfta att adressen är din, så kan vi hjälpa dig om du glömmer lösenordet.',
    { label: 'Bekräfta e-postadressen', href },
    `Länken gäller i ${days(LINK_MINUTES.emailConfirmation)} dagar. Har du inte skapat något konto kan du bortse från det här mejlet.`,
  ]);

export const emailChangeEmail = (to: string, username: string, href: string): EmailContent =>
  emailFrom(to, 'Bekräfta din nya e-postadress', [
    `Hej ${username}!`,
    'Du har bett oss byta e-postadress på ditt konto. Adressen byts när du har bekräftat den.',
    { label: 'Bekräfta den nya adressen', href },
    `Länken gäller i ${hours(LINK_MINUTES.emailChange)} timmar. Har du inte bett om det kan du bortse från det här mejlet.`,
  ]);

export const emailChangedEmail = (to: string, username: string): EmailContent =>
  emailFrom(to, 'Din e-postadress hos Pixelhamn har ändrats', [
    `Hej ${username}!`,
    'Ditt konto har fått en ny e-postadress och mejl skickas inte längre hit.',
    'Var det inte du? Kontakta kundservice så snart du kan.',
  ]);

export const passwordResetEmail = (to: string, username: string, href: string): EmailContent =>
  emailFrom(to, 'Välj ett nytt lösenord', [
    `Hej ${username}!`,
    'Någon, troligen du, har bett om ett nytt lösenord till ditt konto.',
    { label: 'Välj nytt lösenord', href },
    `Länken gäller i ${LINK_MINUTES.passwordReset} minuter och kan användas en gång. Har du inte bett om den behöver du inte göra något.`,
  ]);

export const passwordChangedEmail = (to: string, username: string): EmailContent =>
  emailFrom(to, 'Ditt lösenord har ändrats', [
    `Hej ${username}!`,
    'Lösenordet till ditt konto har ändrats och du har loggats ut överallt utom där du gjorde ändringen.',
    'Var det inte du? Begär ett nytt lösenord på inloggningssidan och kontakta kundservice.',
  ]);

export const secondFactorOnEmail = (to: string, username: string): EmailContent =>
  emailFrom(to, 'Tvåstegsverifieringen är på', [
    `Hej ${username}!`,
    'Från och med nu frågar inloggningen efter en kod från din app. Du har loggats ut överallt utom där du slog på den.',
    'Spara återställningskoderna: med dem kommer du in om du blir av med telefonen.',
    'Var det inte du? Byt lösenord och kontakta kundservice så snart du kan.',
  ]);

export const secondFactorOffEmail = (to: string, username: string): EmailContent =>
  emailFrom(to, 'Tvåstegsverifieringen är av', [
    `Hej ${username}!`,
    'Från och med nu räcker ditt lösenord för att logga in.',
    'Var det inte du? Byt lösenord och kontakta kundservice så snart du kan.',
  ]);

export const companyApprovedEmail = (to: string, username: string, companyName: string, href: string): EmailContent =>
  emailFrom(to, 'Ditt företag är godkänt', [
    `Hej ${username}!`,
    `Vi har godkänt ${companyName}. Från och med nu handlar ni som företag, och priserna visas utan moms.`,
    { label: 'Öppna Mina sidor', href },
  ]);
