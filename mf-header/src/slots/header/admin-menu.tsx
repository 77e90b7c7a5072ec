import { putSetting } from '@shop/contracts/api/user';
import { usePlatform, useRoute, useShared, useSharedState } from '@shop/platform';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import classes from './admin-menu.module.css';

/** What an employee switches here, in the order of the menu. */
const SWITCHES = [
  { key: 'auto_open_admin_panel', label: 'Visa adminpanelen' },
  { key: 'open_products_in_admin', label: 'Öppna produkter i admin' },
  { key: 'open_classic_admin_in_new_tab', label: 'Öppna admin i ny flik' },
] as const;
type Switch = (typeof SWITCHES)[number]['key'];

/** [O2.4-06] The admin hub, the current product in admin, and what an employee's links and panel do [6-37][6-38]. */
export function AdminMenu() {
  const { api, toasts } = usePlatform();
  const { name, params } = useRoute();
  const classicHost = useShared('classicHost');
  const [settings, setSettings] = useSharedState('settings');
  const target = settings.open_classic_admin_in_new_tab ? '_blank' : undefined;
  const classicAdmin = classicHost === null ? null : `https://${classicHost}/admin/`;

  const turn = async (key: Switch, value: boolean): Promise<void> => {
    setSettings((before) => ({ ...before, [key]: value }));
    try {
      await api.call(putSetting, { params: { key }, body: { value } });
    } catch {
      setSettings((before) => ({ ...before, [key]: !value }));
      toasts.show('Misslyckades med sparning!', 'error');
    }
  };

  return (
    <div id="personalmeny" className={classes.menu}>
      <a href="/admin/" className={classes.link}>
        Till admin
      </a>
      {classicAdmin === null ? null : (
        <a href={classicAdmin} target={target} rel="noopener" className={classes.link}>
          Till klassiska admin
        </a>
      )}
      {name === 'product' && params.id !== undefined ? (
        <a href={`/admin/product/${params.id}`} className={classes.link}>
          Öppna i admin
        </a>
      ) : null}
      {SWITCHES.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={label}
          checked={settings[key]}
          onChange={({ currentTarget }) => void turn(key, currentTarget.checked)}
        />
      ))}
    </div>
  );
}
