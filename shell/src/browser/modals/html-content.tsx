import DOMPurify, { type Config } from 'dompurify';
import { htmlPolicy } from '../trusted.ts';
import styles from './modal-host.module.css';

/** Allows CMS texts and images: no forms, which could ask for secrets, and no styles. */
const CONFIG: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea'],
  FORBID_ATTR: ['style'],
  // Under Trusted Types the result is an object, which React passes on as it is.
  ...(htmlPolicy && { RETURN_TRUSTED_TYPE: true, TRUSTED_TYPES_POLICY: htmlPolicy as Config['TRUSTED_TYPES_POLICY'] }),
};

/** HTML in a modal [2.16-16], sanitised for any sender [O2.16-10]. A chunk of its own, since it is rarely used. */
export default function HtmlContent({ html }: { readonly html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, CONFIG) }} />;
}
