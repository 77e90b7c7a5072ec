import type { Customer } from '@shop/contracts/api/checkout';
import { wallClockAt } from '@shop/domain/dates';
import { usePlatform } from '@shop/platform';
import { useCompanyLookup } from '@shop/ui/company-lookup/use-company-lookup.ts';
import { useEffect, useRef } from 'react';
import { companyFill, companyRestore, customerWith, readFillable } from './company-fill.ts';
import { useAddressLookups } from './use-address-lookups.ts';

/**
 * The organisation number fills in what a company has not typed. `onFill` gets the change of the customer; `onUndone`
 * is called when the buyer has taken it back.
 */
export function useCompanyFill(customer: Customer, onFill: (change: Partial<Customer>) => void, onUndone: () => void) {
  const { now } = usePlatform();
  const { find } = useAddressLookups();
  const former = useRef<ReturnType<typeof companyFill>>({});
  const latest = useRef({ customer, onFill, onUndone });
  useEffect(() => {
    latest.current = { customer, onFill, onUndone };
  });
  return useCompanyLookup({
    find,
    currentYear: wallClockAt(now()).year,
    onFound: (company) => {
      const before = readFillable(customer);
      const filled = companyFill(customer, company, former.current);
      if (Object.keys(filled).length === 0) return null;
      former.current = { ...former.current, ...filled };
      onFill(customerWith(customer, filled));
      return () => {
        const current = latest.current;
        current.onFill(customerWith(current.customer, companyRestore(current.customer, filled, before)));
        current.onUndone();
      };
    },
  });
}
