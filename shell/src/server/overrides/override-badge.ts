import { escapeHtml } from '../page/escape.ts';
import type { ReleaseSet } from '../releases/release-set.ts';

export const OVERRIDE_PATH = '/mf-override';

// No class of its own: the badge must look the same whatever styles the page has, and hashes allow these attributes.
const BOX =
  'position:fixed;z-index:2147483647;left:8px;bottom:8px;padding:8px 12px;background:#7a1f00;color:#fff;font:14px/1.4 system-ui;border-radius:4px';
const BUTTON = 'margin-left:8px;min-height:24px;font:inherit';

/** Says on every page that a remote comes from elsewhere, and ends it. Nothing for everybody else. */
export function overrideBadge({ remotes }: Pick<ReleaseSet, 'remotes'>): string {
  const own = Object.values(remotes).filter(({ override }) => override !== undefined);
  if (own.length === 0) return '';
  const names = own.map(({ name, override = '' }) => `${name} från ${override}`).join(', ');
  return (
    `<form method="post" action="${OVERRIDE_PATH}" style="${BOX}" aria-label="Egen version">` +
    `Egen version: ${escapeHtml(names)}<button name="reset" value="1" style="${BUTTON}">Återställ</button></form>`
  );
}
