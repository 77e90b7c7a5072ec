/** Where the form for a new list posts to without JavaScript. */
export const LIST_FORM = 'ny-onskelista';

/** Values of `fel` in the URL when the list could not be made, with what they mean. */
export const LIST_NOTES: Readonly<Record<string, string>> = {
  listnamn: 'Skriv vad listan ska heta, högst 60 tecken.',
  'listnamn-upptaget': 'Du har redan en önskelista med det namnet.',
};
