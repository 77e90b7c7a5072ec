/** The same pure function of a text, which remembers its last answers: at most `most`, then it begins anew. */
export function remembering<Value extends string | object>(
  most: number,
  make: (text: string) => Value,
): (text: string) => Value {
  const answers = new Map<string, Value>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    if (answers.size >= most) answers.clear();
    const made = make(text);
    answers.set(text, made);
    return made;
  };
}
