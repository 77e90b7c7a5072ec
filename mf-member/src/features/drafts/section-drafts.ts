import { SECTION_DRAFTS_KEY } from './drop-section-drafts.ts';

/** The fields of a form by their names: text and choices as they are, switches as booleans. */
export type FormValues = Readonly<Record<string, string | boolean>>;

interface Drafts {
  /** Whose text it is: another member who logs in within this tab does not see it. */
  readonly memberId: number;
  readonly forms: Readonly<Record<string, FormValues>>;
}

type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const valuesOf = (value: unknown): FormValues =>
  Object.fromEntries(
    entriesOf(value).filter(
      (entry): entry is [string, string | boolean] => typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
    ),
  );

function readAll(store: DraftStore, memberId: number): Drafts {
  try {
    const stored = Object.fromEntries(entriesOf(JSON.parse(store.getItem(SECTION_DRAFTS_KEY) ?? 'null')));
    const forms = stored['memberId'] === memberId ? entriesOf(stored['forms']) : [];
    return { memberId, forms: Object.fromEntries(forms.map(([form, values]) => [form, valuesOf(values)])) };
  } catch {
    return { memberId, forms: {} };
  }
}

function write(store: DraftStore, drafts: Drafts): void {
  if (Object.keys(drafts.forms).length === 0) return store.removeItem(SECTION_DRAFTS_KEY);
  store.setItem(SECTION_DRAFTS_KEY, JSON.stringify(drafts));
}

/** What the member has typed into a form of the profile and not saved; null for nothing. */
export const readSectionDraft = (store: DraftStore, memberId: number, form: string): FormValues | null =>
  readAll(store, memberId).forms[form] ?? null;

/**
 * Stores what was typed for as long as the tab is open, so that a reload, an expired login or another page loses
 * nothing. Never for passwords.
 */
export function storeSectionDraft(store: DraftStore, memberId: number, form: string, values: FormValues): void {
  const { forms } = readAll(store, memberId);
  write(store, { memberId, forms: { ...forms, [form]: values } });
}

/** Removes the draft of a form that has been saved or reset. */
export function dropSectionDraft(store: DraftStore, memberId: number, form: string): void {
  const { [form]: _, ...others } = readAll(store, memberId).forms;
  write(store, { memberId, forms: others });
}
