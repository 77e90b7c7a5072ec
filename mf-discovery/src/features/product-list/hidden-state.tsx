import { listQuery, type ListState } from './list-state.ts';

/** A list's state as hidden fields, so that a form that changes one part of it preserves the others. */
export function HiddenState({ state }: { readonly state: ListState }) {
  return Object.entries(listQuery({ ...state, page: 1 })).flatMap(([name, value]) => {
    const values = value === null ? [] : typeof value === 'string' ? [value] : value;
    return values.map((each) => <input key={`${name}=${each}`} type="hidden" name={name} value={each} />);
  });
}
