import { desktopScreen, gameScreen, reflection, scene } from '../drawing/art.ts';
import type { Archetype } from '../drawing/look.ts';
import { penFor } from '../drawing/pen.ts';
import { circle, ellipse, group, path, poly, rect, repeat } from '@shop/api/images/drawing/shapes';
import { lyingSlab, standingSlab } from '../drawing/slab.ts';
import { viewFrom } from '../drawing/view.ts';

export const monitor: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-20, 16, 46, 268);
  const foot = look.chroma < 0.12 && look.tone === 'dark' ? pen.black : pen.body;
  const image = look.variant % 2 === 0 ? gameScreen(pen, 302, 172) : desktopScreen(pen, 302, 172);
  const screen =
    rect(3, 3, 308, 186, 5, '#07070b') +
    group(
      'transform="translate(6 6)"',
      image,
      pen.clip(rect(0, 0, 302, 172, 0, '#000'), reflection(pen, 302, 172, 0.15)),
    ) +
    pen.brandMark(157, 187, 7.5, '#b9bac6');
  const stand =
    look.variant % 3 === 0
      ? path(
          'M196 286L150 338H166L204 300L242 338H262L212 286Z',
          pen.shade(foot, 60),
          `stroke="${foot.rim}" stroke-opacity="0.6"`,
        )
      : lyingSlab(pen, view, [96, -64, -40], [128, 82, 6], { radius: 10, palette: foot });
  return pen.done(
    pen.groundShadow(204, 340, 122, 15),
    stand,
    rect(192, 220, 26, 92, 5, pen.linear(0, [0, foot.light], [1, foot.deep])),
    look.variant % 2 === 0 ? pen.glow(200, 160, 196, 150, pen.accents[0], 0.18) : '',
    standingSlab(pen, view, [0, 214, 0], [314, 192, 13], { radius: 8, palette: foot, content: screen }),
  );
};

export const curvedMonitor: Archetype = (look) => {
  const pen = penFor(look);
  const foot = look.tone === 'light' ? pen.body : pen.black;
  const outline = (inset: number): string =>
    `M${14 + inset} ${84 + inset}Q200 ${112 + inset} ${386 - inset} ${84 + inset}V${262 - inset}Q200 ${282 - inset} ${14 + inset} ${262 - inset}Z`;
  return pen.done(
    pen.groundShadow(200, 342, 130, 14),
    pen.glow(200, 180, 200, 140, pen.accents[1], 0.2),
    path('M188 262H212L218 322H182Z', pen.linear(0, [0, foot.light], [1, foot.deep])),
    path(
      'M200 314L96 342Q94 347 104 347L200 330L296 347Q306 347 304 342Z',
      pen.shade(foot, 90),
      `stroke="${foot.rim}" stroke-opacity="0.5"`,
    ),
    path('M14 84Q200 112 386 84L380 79Q200 105 20 79Z', foot.light),
    path(outline(0), foot.dark, `stroke="${foot.rim}" stroke-width="1.4"`),
    path(outline(4), '#06060a'),
    pen.clip(
      path(outline(7), '#000'),
      group(
        'transform="translate(14 84)"',
        look.variant % 2 ? desktopScreen(pen, 372, 194) : gameScreen(pen, 372, 194),
      ),
      poly(
        [
          [14, 80],
          [170, 80],
          [90, 290],
          [14, 290],
        ],
        '#fff',
        'opacity="0.1"',
      ),
    ),
    pen.brandMark(200, 267, 7, '#c9cad4'),
  );
};

export const tv: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-12, 10, 26, 300);
  const screen =
    rect(2, 2, 352, 210, 3, '#06060a') +
    group(
      'transform="translate(4 4)"',
      scene(pen, 348, 202),
      pen.clip(rect(0, 0, 348, 202, 0, '#000'), reflection(pen, 348, 202, 0.13)),
    );
  const feet =
    look.variant % 2 === 0
      ? view.front(40, 4, 0, path('M0 0L-22 34H-12L8 0ZM270 0L292 34H282L262 0Z', pen.shade(pen.black, 90)))
      : lyingSlab(pen, view, [108, -30, -30], [140, 60, 5], { radius: 6, palette: pen.black }) +
        view.front(160, 10, -4, rect(0, 0, 36, 42, 3, pen.shade(pen.black, 0)));
  return pen.done(
    pen.groundShadow(202, 338, 168, 12),
    feet,
    look.variant % 3 === 0 ? pen.glow(200, 190, 200, 150, pen.accents[0], 0.22) : '',
    standingSlab(pen, view, [0, 220, 0], [356, 216, 7], {
      radius: 4,
      palette: look.tone === 'light' ? pen.metal : pen.black,
      content: screen,
    }),
  );
};

export const projector: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(28, 24, 54, 264);
  const beam = pen.radial(0.4, 0.35, 0.75, [0, '#ffffff'], [0.3, pen.accents[1]], [0.7, '#1b2344'], [1, '#05060c']);
  const front =
    circle(66, 48, 40, '#101015', `stroke="${pen.metal.base}" stroke-width="4"`) +
    circle(66, 48, 29, beam) +
    ellipse(56, 38, 9, 6, '#fff', 'opacity="0.8"') +
    repeat(10, (index) => rect(124 + index * 9, 22, 4, 52, 2, pen.body.deep));
  return pen.done(
    pen.contact(view, [0, 0, 0], [222, 170]),
    pen.box(view, [0, 0, 0], [222, 96, 170], {
      soft: 14,
      front,
      top:
        pen.brandMark(111, 90, 20, pen.body.ink, 150) +
        circle(111, 126, 12, 'none', `stroke="${pen.body.dark}" stroke-width="2"`),
      side: repeat(8, (index) => rect(24 + index * 15, 26, 6, 44, 3, pen.body.deep)),
    }),
    pen.glow(116, 238, 62, 60, '#ffffff', 0.35),
  );
};
