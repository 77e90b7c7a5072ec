import type { FitVerdict } from '@shop/domain/compatibility';
import { Badge } from '@shop/ui/badge/badge.tsx';

interface Mark {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral';
}

const MARKS: { readonly [Kind in FitVerdict['kind']]: Mark | null } = {
  fits: { text: 'Passar din dator', tone: 'success' },
  conflict: { text: 'Passar inte din dator', tone: 'warning' },
  unknown: { text: 'Oklart om den passar', tone: 'neutral' },
  apart: null,
};

/** The mark of a component in a list that is judged by the shopper's own computer. */
export function FitMark({ verdict }: { readonly verdict: FitVerdict }) {
  const mark = MARKS[verdict.kind];
  return mark === null ? null : <Badge tone={mark.tone}>{mark.text}</Badge>;
}
