const KEY = 'votedPoll';

/** The poll that this browser has voted in last; null for none. A hint: the api knows who has voted. */
export function readVotedPoll(storage: Pick<Storage, 'getItem'>): number | null {
  try {
    const id = Number(storage.getItem(KEY) ?? 'none');
    return Number.isInteger(id) ? id : null;
  } catch {
    return null;
  }
}

export function storeVotedPoll(storage: Pick<Storage, 'setItem'>, id: number): void {
  try {
    storage.setItem(KEY, String(id));
  } catch {
    // Then the results are shown after a second press.
  }
}
