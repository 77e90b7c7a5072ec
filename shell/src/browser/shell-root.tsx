import { KEEP_HTML } from '@shop/shared/remote';
import { useAtomValue } from 'jotai';
import { Layout } from '../layout/layout.tsx';
import type { Area } from '../page/page-areas.ts';
import { viewAtom } from './page-view.ts';

const area = (name: Area) => <div data-area={name} suppressHydrationWarning dangerouslySetInnerHTML={KEEP_HTML} />;

/** The layout as React keeps it: everything but the slots, whose places it leaves alone. */
export function ShellRoot() {
  const view = useAtomValue(viewAtom);
  return view ? <Layout view={view} area={area} /> : null;
}
