import { PRESERVED_HTML } from '@shop/platform';
import { useAtomValue } from 'jotai';
import { Layout } from '../layout/layout.tsx';
import type { Area } from '../page/page-areas.ts';
import { takeoverOf } from '../page/takeover.ts';
import { sidesAtom, takeoversAtom, viewAtom } from './page-view.ts';

const area = (name: Area) => <div data-area={name} suppressHydrationWarning dangerouslySetInnerHTML={PRESERVED_HTML} />;

/** The layout without its slots, whose containers React leaves alone. */
export function ShellRoot() {
  const view = useAtomValue(viewAtom);
  const takeovers = useAtomValue(takeoversAtom);
  const { Sides } = useAtomValue(sidesAtom) ?? {};
  if (view === null) return null;
  const takeover = takeoverOf(view, takeovers);
  const sides = takeover && Sides ? <Sides key={takeover.sides.left} takeover={takeover} /> : null;
  return <Layout view={view} area={area} takeover={takeover} sides={sides} />;
}
