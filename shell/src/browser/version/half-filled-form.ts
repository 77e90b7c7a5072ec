const TEXT_FIELDS = 'input:not([type=hidden],[type=checkbox],[type=radio],[type=submit],[type=search]), textarea';

/** Whether the shopper has typed something that a reload would lose. A search is not worth waiting for. */
export function hasHalfFilledForm(root: ParentNode): boolean {
  return [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)].some(
    ({ value, defaultValue }) => value !== '' && value !== defaultValue,
  );
}
