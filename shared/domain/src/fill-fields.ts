/** Values of form fields by name. */
export type FieldValues<Field extends string> = Readonly<Record<Field, string>>;

/** Fields that belong together: half of one address and half of another is none. */
export type FieldGroups<Field extends string> = readonly (readonly Field[])[];

/**
 * Which fields a look-up fills, and with what. A group is filled as a whole, and only while each of its fields is empty
 * or holds what an earlier look-up put there (`former`): what a person has typed is never replaced. A group of which
 * the look-up has nothing, or nothing else, is left out.
 */
export function fieldsToFill<Field extends string>(
  groups: FieldGroups<Field>,
  current: FieldValues<Field>,
  offered: FieldValues<Field>,
  former: Partial<FieldValues<Field>>,
): Partial<Record<Field, string>> {
  const filled: Partial<Record<Field, string>> = {};
  for (const group of groups) {
    const isFree = group.every((field) => current[field].trim() === '' || current[field] === former[field]);
    if (!isFree || group.every((field) => offered[field] === '' || offered[field] === current[field])) continue;
    for (const field of group) filled[field] = offered[field];
  }
  return filled;
}

/** What takes a filling back: the value of before for each field that still holds what was filled in. */
export function fieldsToRestore<Field extends string>(
  current: FieldValues<Field>,
  filled: Partial<FieldValues<Field>>,
  before: FieldValues<Field>,
): Partial<Record<Field, string>> {
  const restored: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(filled) as Field[]) {
    if (current[field] === filled[field]) restored[field] = before[field];
  }
  return restored;
}
