/** Where the survey's form posts to without JavaScript. */
export const SURVEY_FORM = 'skicka-omdome';

/** Value of `fel` in the URL when the answer could not be stored. */
export const SURVEY_NOTE = 'omdome';

export const SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const SURVEY_TEXTS = {
  question: 'Hur troligt är det att du rekommenderar oss till en vän?',
  noScore: 'Välj en siffra från 0 till 10.',
  failed: 'Det gick inte att spara svaret. Försök igen.',
} as const;
