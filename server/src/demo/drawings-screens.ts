import { type Drawing, dark, disc, ink, line, moved, oval, path, rect, repeat, ring, scaled, shade, steel, tint } from './shapes.ts'

/** A small landscape for screens: sky in `accent`, hills in `color`. */
const landscape = (x: number, y: number, w: number, h: number, color: string, accent: string, r: number): string =>
  moved(
    `translate(${x} ${y})`,
    rect(0, 0, w, h, tint(accent, 0.45), r),
    disc(w * 0.68, h * 0.36, Math.min(w, h) * 0.16, accent),
    path(
      `M0 ${h * 0.7}Q${w * 0.22} ${h * 0.38} ${w * 0.5} ${h * 0.66}` +
        `T${w} ${h * 0.56}V${h - r}Q${w} ${h} ${w - r} ${h}H${r}Q0 ${h} 0 ${h - r}Z`,
      tint(color, 0.3),
    ),
    path(
      `M0 ${h * 0.86}Q${w * 0.34} ${h * 0.62} ${w * 0.6} ${h * 0.82}` +
        `T${w} ${h * 0.74}V${h - r}Q${w} ${h} ${w - r} ${h}H${r}Q0 ${h} 0 ${h - r}Z`,
      color,
    ),
  )

const lens = (x: number, y: number, r: number): string =>
  disc(x, y, r, ink) + disc(x, y, r * 0.6, '#31435c') + disc(x - r * 0.25, y - r * 0.3, r * 0.2, '#dcecf5')

export const screens = {
  phone: {
    floor: 300,
    lean: 5,
    scene: 'studio',
    shapes: (color, accent) =>
      moved(
        'rotate(-9 520 800)',
        rect(376, 220, 290, 590, shade(color, 0.25), 52),
        rect(376, 220, 280, 586, color, 50),
        path('M426 220H520L390 700V270Q390 220 426 220Z', tint(color, 0.25), 0.6),
        rect(400, 246, 118, 170, shade(color, 0.14), 36),
        lens(440, 290, 26) + lens(440, 372, 26) + lens(486, 330, 18),
        disc(488, 286, 9, '#fff3c9'),
      ) +
      moved(
        'rotate(4 740 800)',
        rect(604, 196, 300, 612, dark, 54),
        rect(610, 200, 288, 602, ink, 50),
        landscape(622, 212, 264, 578, color, accent, 40),
        rect(710, 230, 88, 22, ink, 11),
        rect(648, 300, 130, 26, '#fffdf6', 13, 0.85) + rect(648, 342, 80, 16, '#fffdf6', 8, 0.6),
        repeat(4, (i) => rect(644 + i * 58, 714, 44, 44, i % 2 ? accent : '#fffdf6', 13, 0.92)),
        path('M680 212H780L622 620V430Z', '#ffffff', 0.16),
        rect(900, 330, 8, 90, dark, 4),
      ),
  },
  tablet: {
    floor: 400,
    lean: 3,
    scene: 'studio',
    shapes: (color, accent) =>
      rect(250, 250, 780, 552, shade(steel, 0.3), 44) +
      rect(250, 246, 780, 548, ink, 42) +
      landscape(282, 278, 716, 484, color, accent, 22) +
      disc(640, 262, 6, '#5b6672') +
      rect(322, 318, 210, 150, '#fffdf6', 22, 0.85) +
      line('M350 356H470M350 392H500M350 428H430', accent, 14, 0.8) +
      path('M560 278H720L500 762H340Z', '#ffffff', 0.13) +
      moved(
        'rotate(24 960 620)',
        rect(946, 350, 30, 400, '#f7f3ec', 14),
        rect(964, 350, 12, 400, '#ddd5c9', 6),
        rect(946, 400, 30, 26, accent),
        path('M947 748H975L961 800Z', dark),
      ),
  },
  notebook: {
    floor: 450,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      rect(330, 216, 620, 430, shade(color, 0.35), 28) +
      rect(336, 222, 608, 424, ink, 24) +
      landscape(358, 244, 564, 372, color, accent, 8) +
      rect(396, 284, 236, 160, '#fffdf6', 16, 0.9) +
      rect(396, 284, 236, 34, accent, 16) +
      line('M424 350H560M424 382H596M424 414H520', shade(color, 0.1), 12, 0.5) +
      path('M600 244H760L560 616H400Z', '#ffffff', 0.1) +
      path('M330 640H950L1046 770H234Z', color) +
      path('M372 656H908L948 710H332Z', shade(color, 0.45)) +
      repeat(4, (row) => repeat(13, (i) => rect(376 - row * 9 + i * (40.5 + row * 1.4), 660 + row * 12.5, 32, 9, tint(color, 0.12), 3))) +
      path('M552 722H728L740 760H540Z', shade(color, 0.16)) +
      path('M234 770H1046Q1044 800 1014 802H266Q236 800 234 770Z', shade(color, 0.28)) +
      rect(570, 770, 140, 12, shade(color, 0.42), 6),
  },
  computer: {
    floor: 460,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      path('M570 600H710L728 742H552Z', shade(steel, 0.25)) +
      path('M480 742H800Q816 742 818 762H462Q464 742 480 742Z', steel) +
      rect(300, 166, 680, 460, dark, 26) +
      landscape(322, 188, 636, 392, color, accent, 8) +
      rect(366, 236, 180, 130, '#fffdf6', 14, 0.85) +
      rect(570, 236, 110, 130, accent, 14, 0.9) +
      path('M640 188H800L600 580H440Z', '#ffffff', 0.12) +
      disc(640, 603, 8, accent) +
      path('M330 760H826L850 808H306Z', tint(color, 0.7)) +
      path('M306 808H850V820H306Z', shade(tint(color, 0.5), 0.2)) +
      repeat(3, (row) => repeat(13, (i) => rect(344 - row * 6 + i * (36.4 + row * 0.9), 767 + row * 13, 29, 9, shade(color, 0.1), 3))) +
      oval(920, 798, 40, 26, tint(color, 0.55)) +
      oval(920, 792, 38, 22, tint(color, 0.75)) +
      line('M920 772V786', accent, 7),
  },
  tv: {
    floor: 470,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      rect(216, 176, 848, 500, ink, 18) +
      landscape(230, 190, 820, 462, color, accent, 6) +
      path('M560 190H790L520 652H290Z', '#ffffff', 0.12) +
      rect(610, 660, 60, 6, '#8b8079', 3) +
      path('M380 676L350 712H374L408 676ZM900 676L930 712H906L872 676Z', dark) +
      rect(250, 712, 780, 76, '#b9814f', 10) +
      rect(250, 712, 780, 14, '#d09a66', 7) +
      rect(270, 734, 236, 42, '#9c6a3f', 6) +
      rect(522, 734, 236, 42, '#835735', 6) +
      rect(774, 734, 236, 42, '#9c6a3f', 6) +
      rect(560, 744, 160, 24, ink, 6) +
      disc(700, 756, 5, accent) +
      disc(388, 755, 7, '#e9c9a0') +
      disc(892, 755, 7, '#e9c9a0') +
      path('M296 788H326L318 812H304ZM954 788H984L976 812H962Z', '#6e4a2e'),
  },
  console: {
    floor: 480,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      scaled(
        1.2,
        path('M280 500Q280 474 306 474H760Q788 474 788 500V760Q788 786 760 786H306Q280 786 280 760Z', shade(color, 0.22)) +
          path('M280 500Q280 474 306 474H740Q760 474 760 500V760Q760 786 740 786H306Q280 786 280 760Z', color) +
          path('M300 490H560L420 770H300Z', tint(color, 0.18), 0.7) +
          rect(280, 618, 480, 12, ink) +
          rect(330, 560, 250, 12, ink, 6) +
          disc(700, 566, 16, accent) +
          disc(700, 566, 7, '#fffdf6') +
          line('M320 690H520M320 714H520M320 738H520', shade(color, 0.3), 8) +
          rect(316, 786, 70, 14, ink, 5) +
          rect(660, 786, 70, 14, ink, 5),
        moved(
          'translate(794 690) rotate(-8)',
          path(
            'M-180 -60Q-150 -96 -96 -84H96Q150 -96 180 -60Q224 40 214 92Q200 132 164 116' +
              'Q124 70 96 60H-96Q-124 70 -164 116Q-200 132 -214 92Q-224 40 -180 -60Z',
            dark,
          ),
          path('M-176 -62Q-148 -92 -96 -82H96Q148 -92 176 -62Q190 -34 196 -10Q0 26 -196 -10Q-190 -34 -176 -62Z', '#57504d'),
          path('M-142 -42H-118V-20H-96V4H-118V26H-142V4H-164V-20H-142Z', '#e9e1d6'),
          disc(130, -36, 13, accent) + disc(104, -8, 13, tint(accent, 0.4)) + disc(156, -8, 13, color) + disc(130, 20, 13, '#e9e1d6'),
          disc(-58, 36, 30, ink) + ring(-58, 36, 20, '#6b625e', 5) + disc(58, 36, 30, ink) + ring(58, 36, 20, '#6b625e', 5),
          rect(-34, -46, 68, 30, ink, 12),
        ),
      ),
  },
} satisfies Record<string, Drawing>
