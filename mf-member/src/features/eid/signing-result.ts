import type { getEidPoll, getEidStatus } from '@shop/contracts/api/eid';
import { SHOP } from '@shop/contracts/config';
import type { ResponseOf } from '@shop/contracts/endpoint';
import type { EventPayload } from '@shop/contracts/events';

/** How a signing has ended, as the bus says it. */
export type EidOutcome = EventPayload<'eid.done'>['outcome'];

/** The end of a signing; `message` is what the member reads after the dialog has closed. */
export interface SigningEnd {
  readonly outcome: EidOutcome;
  readonly message: string;
}

/** What the server said of a signing: it waits, with a hint of what the member has to do, or it has ended. */
export type SigningStep =
  { readonly kind: 'pending'; readonly hint: string } | { readonly kind: 'ended'; readonly end: SigningEnd };

const APP = SHOP.eid.name;

/** [8-09], [O4-20] The time of a signing is up. */
export const EXPIRED_TEXT = 'Tiden för signering har gått ut! Vänligen försök igen.';
/** The member closed the dialog or pressed the app's own button. */
export const CANCELLED_TEXT = 'Du avbröt legitimeringen. Ingenting är signerat.';
/** Every other end. */
export const FAILED_TEXT = `Legitimeringen med ${APP} gick inte. Försök igen.`;
/** [O4-20] Three polls in a row got no response. */
export const LOST_TEXT = `Vi tappade kontakten med ${APP}. Kontrollera din uppkoppling och försök igen.`;

const WAITING_HINT = `Väntar på att du öppnar ${APP}-appen.`;

/** The provider's hints while it waits, in words. */
const HINTS: Readonly<Record<string, string>> = {
  outstandingTransaction: WAITING_HINT,
  noClient: WAITING_HINT,
  started: `${APP}-appen letar efter ditt ${APP}.`,
  userSign: `Skriv in din säkerhetskod i ${APP}-appen och välj Legitimera.`,
  userMrtd: `Fotografera och läs av din legitimation i ${APP}-appen.`,
  userCallConfirm: `Besvara frågan i ${APP}-appen för att gå vidare.`,
  processing: 'Din signering kontrolleras.',
};

/** The provider's reasons for a failure, in words. */
const FAILURES: Readonly<Record<string, string>> = {
  certificateErr: `Ditt ${APP} är spärrat eller för gammalt. Skaffa ett nytt hos din bank.`,
  startFailed: `${APP}-appen startade inte. Kontrollera att du har den senaste versionen och försök igen.`,
  notSupportedByUserApp: `Din ${APP}-app är för gammal. Uppdatera den och försök igen.`,
  transactionRiskBlocked: `${APP} stoppade legitimeringen av säkerhetsskäl.`,
};

/** Why the shop cannot use a signing that the provider calls complete. */
const REFUSALS: Readonly<Record<string, string>> = {
  personMismatch: `Det ${APP} som du använde tillhör någon annan än kontots ägare. Försök igen med ditt eget.`,
  personUnknown: `Personnumret i ditt ${APP} går inte att använda här.`,
  underage: 'Du måste ha fyllt 18 år för att teckna delbetalning.',
};

const ended = (outcome: EidOutcome, message: string): SigningStep => ({ kind: 'ended', end: { outcome, message } });

const failedStep = (hintCode: string | null): SigningStep => {
  if (hintCode === 'userCancel') return ended('cancelled', CANCELLED_TEXT);
  if (hintCode === 'expiredTransaction') return ended('expired', EXPIRED_TEXT);
  if (hintCode === 'cancelled') return ended('cancelled', 'Legitimeringen avbröts, eller började om någon annanstans.');
  return ended('failed', (hintCode === null ? undefined : FAILURES[hintCode]) ?? FAILED_TEXT);
};

interface Reported {
  readonly status: 'pending' | 'complete' | 'failed' | '';
  readonly hintCode: string | null;
  readonly errorCode?: string | undefined;
}

/** [4-43..46], [O4-20] What a report means, whichever call brought it. */
export function stepOf({ status, hintCode, errorCode }: Reported): SigningStep {
  if (errorCode !== undefined) return ended('failed', REFUSALS[errorCode] ?? FAILED_TEXT);
  if (status === 'complete') return ended('confirmed', `Klart! Du har legitimerat dig med ${APP}.`);
  if (status === '') return ended('expired', EXPIRED_TEXT);
  if (status === 'failed') return failedStep(hintCode);
  return { kind: 'pending', hint: HINTS[hintCode ?? ''] ?? WAITING_HINT };
}

/** [7.8-03] The response of a poll. */
export const stepOfPoll = ({ status: { status }, hintCode, errorCode }: ResponseOf<typeof getEidPoll>): SigningStep =>
  stepOf({ status, hintCode, errorCode });

/** [7.8-02], [O7-32] The response to the question on return from the app: a word, or an object. */
export const stepOfStatus = ({ status }: ResponseOf<typeof getEidStatus>): SigningStep =>
  stepOf(typeof status === 'string' ? { status, hintCode: null } : status);
