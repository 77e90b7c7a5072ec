import { Select } from '@shop/ui/select/select.tsx';
import classes from './footer.module.css';
import { useSetting } from './use-setting.ts';

const OPTIONS = [
  { value: 'incl', label: 'Visa priser inklusive moms' },
  { value: 'excl', label: 'Visa priser exklusive moms' },
];

/** [2.15-01], [O2.15-02] Choice of prices with or without VAT. */
export function VatSelect() {
  const [isExcluding, choose] = useSetting('show_prices_excluding_vat');
  return (
    <Select
      name="moms"
      label="Prisvisning"
      options={OPTIONS}
      value={isExcluding ? 'excl' : 'incl'}
      onChange={({ currentTarget }) => choose(currentTarget.value === 'excl')}
      className={classes.needsScript}
    />
  );
}
