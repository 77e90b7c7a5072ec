import { HtmlContent } from './html-content.tsx';
import type { HtmlNode } from './parse-html.ts';
import classes from './prose.module.css';

/** An editor's text, set to be read. */
export const Prose = ({ nodes }: { readonly nodes: readonly HtmlNode[] }) => (
  <div className={classes.prose}>
    <HtmlContent nodes={nodes} />
  </div>
);
