import type { AtomStore } from '@shop/contracts/platform';

/** Text fields of a form by their names, as typed; ticked boxes are there with their value. */
export type DraftValues = Readonly<Record<string, string>>;

/** What has been typed into a form of this document, for when the form is rendered again. */
export interface FormDraft {
  values(): DraftValues;
  keep(form: HTMLFormElement): void;
  forget(): void;
}

function createFormDraft(): FormDraft {
  let kept: DraftValues = {};
  return {
    values: () => kept,
    keep(form) {
      const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      kept = Object.fromEntries(texts);
    },
    forget() {
      kept = {};
    },
  };
}

const drafts = new WeakMap<AtomStore, Map<string, FormDraft>>();

/**
 * The draft of a form by its name, one for all slots of the document. In memory alone, since passwords are part of it:
 * a panel that closes or another page loses nothing that was typed, and nothing of it outlives the document.
 */
export function formDraft(store: AtomStore, name: string): FormDraft {
  const ofStore = drafts.get(store) ?? new Map<string, FormDraft>();
  drafts.set(store, ofStore);
  const draft = ofStore.get(name) ?? createFormDraft();
  ofStore.set(name, draft);
  return draft;
}
