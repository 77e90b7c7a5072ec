import { Select } from '@shop/ui/select/select.tsx';
import classes from './footer.module.css';
import { useSetting } from './use-setting.ts';

const OPTIONS = [
  { value: 'device', label: 'Som på enheten' },
  { value: 'light', label: 'Ljust' },
  { value: 'dark', label: 'Mörkt' },
];

/** [3-15], [O3-22] The colour theme of the page. */
export function ThemeSelect() {
  const [isDark, choose] = useSetting('isDark');
  return (
    <Select
      name="utseende"
      label="Utseende"
      options={OPTIONS}
      value={isDark === null ? 'device' : isDark ? 'dark' : 'light'}
      onChange={({ currentTarget: { value } }) => choose(value === 'device' ? null : value === 'dark')}
      className={classes.needsScript}
    />
  );
}
