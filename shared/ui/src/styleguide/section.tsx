import type { ReactNode } from 'react';
import { Stack } from '../layout/layout.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';

/** One group of the style guide under its heading. */
export function Section({ title, colour, children }: { title: string; colour: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <SectionHeading colour={colour}>{title}</SectionHeading>
      {children}
    </Stack>
  );
}
