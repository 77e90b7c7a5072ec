/**
 * Renders the shop's icons from their SVG: `npm run icons`. The files are part of the repository, since they hardly
 * ever change.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_SVG } from '../../shell/src/server/site/icons/icon-svg.ts';
import { ROOT } from '../lib/paths.ts';

interface Picture {
  resize(width: number, height: number): Picture;
  extend(options: Record<'top' | 'bottom' | 'left' | 'right', number> & { background: string }): Picture;
  flatten(options: { background: string }): Picture;
  png(options: { palette: boolean; compressionLevel: number }): Picture;
  toBuffer(): Promise<Buffer>;
}

// The image library is a dependency of the api only.
const sharp = createRequire(join(ROOT, 'api/package.json'))('sharp') as (
  input: Buffer,
  options: { density: number },
) => Picture;

const BACKGROUND = '#2b3ff2';

/** @param margin width around the drawing, for devices that cut icons into a shape of theirs */
const draw = (size: number, margin = 0): Promise<Buffer> =>
  sharp(Buffer.from(ICON_SVG), { density: 72 * (size / 32) })
    .resize(size - 2 * margin, size - 2 * margin)
    .flatten({ background: BACKGROUND })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: BACKGROUND })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** An icon file with one PNG image in it, which every current browser reads. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const files: Record<string, Buffer> = {
  'favicon.ico': icoOf(await draw(32), 32),
  'apple-touch-icon.png': await draw(180),
  'icon-192.png': await draw(192),
  'icon-512.png': await draw(512),
  // Only a circle of four fifths of the width is sure to be seen.
  'icon-maskable-512.png': await draw(512, 52),
};
const rows = Object.entries(files).map(([name, bytes]) => `  '${name}':\n    '${bytes.toString('base64')}',`);
writeFileSync(
  join(ROOT, 'shell/src/server/site/icons/icons.ts'),
  `/** Drawn from the SVG by \`npm run icons\`; base64. */\nexport const ICONS: Readonly<Record<string, string>> = {\n${rows.join('\n')}\n};\n`,
);
for (const [name, bytes] of Object.entries(files)) console.log(`${name.padEnd(22)} ${bytes.length} bytes`);
