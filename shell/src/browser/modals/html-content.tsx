import DOMPurify, { type Config } from 'dompurify';
import { htmlPolicy } from '../trusted.ts';
import styles from './modal-host.module.css';

/** Texts and pictures of the content system: no forms that ask for secrets, no styles of their own. */
const CONFIG: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea'],
  FORBID_ATTR: ['style'],
  // Under Trusted Types the result is an object, which React hands on as it is.
  ...(htmlPolicy && { RETURN_TRUSTED_TYPE: true, TRUSTED_TYPES_POLICY: htmlPolicy as Config['TRUSTED_TYPES_POLICY'] }),
};

/**
 * HTML in a modal [2.16-16], sanitised whoever sends it [O2.16-10]. In a chunk of its own: few shoppers ever open one.
 */
export default function HtmlContent({ html }: { readonly html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, CONFIG) }} />;
}
