/** [8-48]–[8-53] What buttons without text are called. The spelling is the specification's. */
export const BUTTON_LABELS = {
  add: 'Lägg till en',
  subtract: 'Ta bort en',
  more: 'Visa mer',
  next: 'Gå frammåt',
  previous: 'Backa',
  remove: 'Ta bort',
} as const;

/** Key of a recurring accessible name. */
export type ButtonLabelKey = keyof typeof BUTTON_LABELS;
