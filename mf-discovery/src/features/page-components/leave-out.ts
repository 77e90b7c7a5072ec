/** A value without the properties that are as usual. */
export type Packed<Whole, Usual> = Omit<Whole, keyof Usual> & Partial<Pick<Whole, keyof Usual & keyof Whole>>;

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The value without some of its properties. */
export const omit = <Whole extends object, Name extends keyof Whole>(whole: Whole, names: readonly Name[]) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.some((left) => left === name))) as Omit<
    Whole,
    Name
  >;

/** The value without the properties that are as usual; `{ ...usual, ...packed }` has them again. */
export const pack = <Whole extends object, Usual extends object>(whole: Whole, usual: Usual): Packed<Whole, Usual> =>
  Object.fromEntries(
    Object.entries(whole).filter(([name, value]) => !(name in usual) || !isSame(value, usual[name as keyof Usual])),
  ) as Packed<Whole, Usual>;
