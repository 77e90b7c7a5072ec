import { putSetting } from '@shop/contracts/api/user';
import { usePlatform, useRoute, useSharedState } from '@shop/platform';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import classes from './admin-menu.module.css';

const PANEL_SETTING = 'auto_open_admin_panel';

/** [O2.4-06] The admin hub, the current product in admin, and the switch of the admin panel. */
export function AdminMenu() {
  const { api, toasts } = usePlatform();
  const { name, params } = useRoute();
  const [settings, setSettings] = useSharedState('settings');

  const switchPanel = async (value: boolean): Promise<void> => {
    setSettings((before) => ({ ...before, [PANEL_SETTING]: value }));
    try {
      await api.call(putSetting, { params: { key: PANEL_SETTING }, body: { value } });
    } catch {
      setSettings((before) => ({ ...before, [PANEL_SETTING]: !value }));
      toasts.show('Misslyckades med sparning!', 'error');
    }
  };

  return (
    <div id="personalmeny" className={classes.menu}>
      <a href="/admin/" className={classes.link}>
        Till admin
      </a>
      {name === 'product' && params.id !== undefined ? (
        <a href={`/admin/product/${params.id}`} className={classes.link}>
          Öppna i admin
        </a>
      ) : null}
      <Checkbox
        label="Visa adminpanelen"
        checked={settings[PANEL_SETTING]}
        onChange={({ currentTarget }) => void switchPanel(currentTarget.checked)}
      />
    </div>
  );
}
