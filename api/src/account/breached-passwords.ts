import { createHash } from 'node:crypto';
import type { Services } from '../services.ts';

const TIMEOUT_MS = 1000;
const PREFIX_LENGTH = 5;

const BREACHED = 'Lösenordet finns i kända läckor, välj ett annat';

/**
 * Swedish text when the password is in a collection of breached ones (ASVS 6.2.12). Null when it is not, when no
 * service is configured, and when the service fails: another's outage must not stop registrations. The service sees
 * five digits of the SHA-1, which tens of thousands of passwords share, and a padded response.
 */
export async function breachError(
  { config: { passwordBreachUrl }, log }: Pick<Services, 'config' | 'log'>,
  password: string,
): Promise<string | null> {
  if (passwordBreachUrl === null) return null;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const [prefix, suffix] = [hash.slice(0, PREFIX_LENGTH), hash.slice(PREFIX_LENGTH)];
  try {
    const response = await fetch(`${passwordBreachUrl.replace(/\/$/, '')}/${prefix}`, {
      headers: { 'Add-Padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The service of breached passwords responded with ${response.status}.`);
    const lines = (await response.text()).split('\n').map((line) => line.trim().toUpperCase().split(':'));
    // Padding consists of hashes with a count of 0.
    return lines.some(([tail, seen]) => tail === suffix && Number(seen) > 0) ? BREACHED : null;
  } catch (error) {
    log.warn({ err: error }, 'breached passwords could not be checked');
    return null;
  }
}
