import { usePlatform, useShared, useSharedState } from '@shop/shared/remote';
import { Select } from '@shop/shared/ui/select/select.tsx';
import type { ChangeEvent } from 'react';
import classes from './footer.module.css';

const SETTING = 'show_prices_excluding_vat';
const OPTIONS = [
  { value: 'incl', label: 'Visa priser inklusive moms' },
  { value: 'excl', label: 'Visa priser exklusive moms' },
];

/** [2.15-01], [O2.15-02] A member's choice is saved in the account, a visitor's in this browser (by the shell). */
export function VatSelect() {
  const { api, toasts } = usePlatform();
  const user = useShared('user');
  const [settings, setSettings] = useSharedState('settings');

  const onChange = async ({ currentTarget }: ChangeEvent<HTMLSelectElement>): Promise<void> => {
    const value = currentTarget.value === 'excl';
    setSettings((before) => ({ ...before, [SETTING]: value }));
    if (!user) return;
    try {
      const { putSetting } = await import('@shop/shared/contracts/api/user');
      await api.call(putSetting, { params: { key: SETTING }, body: { value } });
    } catch {
      setSettings((before) => ({ ...before, [SETTING]: !value }));
      toasts.show('Misslyckades med sparning!', 'error');
    }
  };

  return (
    <Select
      name="moms"
      label="Prisvisning"
      options={OPTIONS}
      value={settings[SETTING] ? 'excl' : 'incl'}
      onChange={(event) => void onChange(event)}
      className={classes.needsScript}
    />
  );
}
