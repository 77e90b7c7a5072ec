import { postCompanyLookup, postStreetSuggestions } from '@shop/contracts/api/address';
import { usePlatform } from '@shop/platform';
import type { FindCompany } from '@shop/ui/company-lookup/use-company-lookup.ts';
import type { SuggestStreets } from '@shop/ui/street-field/use-streets.ts';
import { useMemo } from 'react';

/** The look-ups that fill in addresses. Both may be slow or away, and nothing waits for them. */
export function useAddressLookups(): { readonly find: FindCompany; readonly suggest: SuggestStreets } {
  const { api } = usePlatform();
  return useMemo(
    () => ({
      find: async (corpNumber, signal) =>
        (await api.call(postCompanyLookup, { body: { corpNumber } }, { signal })).data,
      suggest: async (query, signal) =>
        (await api.call(postStreetSuggestions, { body: { ...query } }, { signal })).data.streets,
    }),
    [api],
  );
}
