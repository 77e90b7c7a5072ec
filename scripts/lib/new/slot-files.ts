import type { RemoteName, SlotName } from '@shop/contracts/slots';

/** Texts by path, relative to the repository. */
export type Files = Readonly<Record<string, string>>;

const pascal = (name: string): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** The name as a heading: 'lost-and-found-page' → 'Lost and found'. */
const titleOf = (name: string): string => {
  const words = name.replace(/-page$/, '').replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const testOf = (slot: SlotName, expectations: string): string => `import { renderSlotOnServer } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import slot from './slot.tsx';

describe('${slot}', () => {
  it('is readable without JavaScript', async () => {
    const result = await renderSlotOnServer(slot, { slot: '${slot}' });
    expect(result.error).toBeNull();
${expectations}
  });
});
`;

function pageFiles(folder: string, slot: SlotName): Files {
  const component = pascal(slot);
  const title = titleOf(slot);
  const path = slot.replace(/-page$/, '');
  return {
    [`${folder}/manifest.ts`]: `import { describeSlot } from '@shop/contracts/slot-description';

/** The page's description; docs/new-remote.md lists its other properties. */
export default describeSlot({
  routes: { ${/^[a-z]+$/.test(path) ? path : `'${path}'`}: { paths: ['${path}'] } },
  fallback: { text: '${title} kan inte visas just nu.' },
});
`,
    [`${folder}/slot.tsx`]: `import { defineSlot } from '@shop/platform';
import { ${component} } from './${slot}.tsx';

export default defineSlot({
  head: () => ({ title: '${title}' }),
  Component: () => <${component} />,
});
`,
    [`${folder}/${slot}.tsx`]: `import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useState } from 'react';

export function ${component}() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" padding="large">
      <SectionHeading level={1}>${title}</SectionHeading>
      <p>Den här sidan är ny.</p>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Visa mer
      </Button>
      <p hidden={!isOpen}>Den har också något att berätta.</p>
    </Card>
  );
}
`,
    [`${folder}/slot.server.test.tsx`]: testOf(
      slot,
      `    expect(result.html).toContain('${title}');\n    expect(result.head).toMatchObject({ title: '${title}' });`,
    ),
  };
}

function partFiles(folder: string, slot: SlotName): Files {
  const component = pascal(slot);
  const title = titleOf(slot);
  return {
    [`${folder}/manifest.ts`]: `import { describeSlot } from '@shop/contracts/slot-description';

/**
 * The part's description; docs/new-remote.md lists its other properties. Without an area it is rendered where another
 * slot contains it.
 */
export default describeSlot({ area: 'overlay', isDeferred: true, fallback: null });
`,
    [`${folder}/slot.tsx`]: `import { defineSlot } from '@shop/platform';
import { ${component} } from './${slot}.tsx';

export default defineSlot({ Component: () => <${component} /> });
`,
    [`${folder}/${slot}.tsx`]: `/** ${title}. */
export function ${component}() {
  return <p>${title}</p>;
}
`,
    [`${folder}/slot.server.test.tsx`]: testOf(slot, `    expect(result.html).toContain('${title}');`),
  };
}

/** A new slot: a page of its own where its name ends in '-page', else a part of the layout. */
export function slotFiles(remote: RemoteName, slot: SlotName): Files {
  const folder = `${remote}/src/slots/${slot}`;
  return slot.endsWith('-page') ? pageFiles(folder, slot) : partFiles(folder, slot);
}
