import { getSponsoredClick, getSponsoredViewport } from '@shop/contracts/api/discovery';
import { touchpoint } from '@shop/domain/breakpoints';
import { usePlatform } from '@shop/platform';
import { useEffect, useRef } from 'react';
import type { SuggestionRow } from './suggestion-rows.ts';

/** [9-71] A row that is only passed while typing has not been seen. */
const SEEN_AFTER_MS = 1000;

const ticketOf = (row: SuggestionRow | null | undefined): string | null =>
  row?.kind === 'product' && row.product.sponsored ? row.product.ticket : null;

/**
 * [7.6-08..10] Reports each sponsored row once, when it has been in the list for a second. Returns what reports that a
 * row was chosen. Counting is the shop's concern; its failures are not shown.
 */
export const useSponsoredRows = (rows: readonly SuggestionRow[]): ((row: SuggestionRow | null | undefined) => void) => {
  const { api, store, atoms } = usePlatform();
  const reported = useRef(new Set<string>());

  useEffect(() => {
    const tickets = rows.map(ticketOf).filter((ticket) => ticket !== null && !reported.current.has(ticket));
    if (tickets.length === 0) return undefined;
    const timer = setTimeout(() => {
      for (const ticket of tickets) {
        if (ticket === null) continue;
        reported.current.add(ticket);
        api
          .call(getSponsoredViewport, {
            params: { ticket },
            query: { touchpoint: touchpoint(store.get(atoms.viewport).size) },
          })
          .catch(() => reported.current.delete(ticket));
      }
    }, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [rows, api, store, atoms]);

  return (row) => {
    const ticket = ticketOf(row);
    if (ticket === null) return;
    api
      .call(
        getSponsoredClick,
        { params: { ticket }, query: { touchpoint: touchpoint(store.get(atoms.viewport).size) } },
        { keepalive: true },
      )
      .catch(() => undefined);
  };
};
