const TEXT_FIELDS = 'input:not([type=hidden],[type=checkbox],[type=radio],[type=submit],[type=search]), textarea';

/** Whether a form has input that a reload would lose. Search forms do not count. */
export function hasHalfFilledForm(root: ParentNode): boolean {
  return [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)].some(
    ({ value, defaultValue }) => value !== '' && value !== defaultValue,
  );
}
