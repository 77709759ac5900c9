import {
  type Drawing,
  dark,
  disc,
  glass,
  ink,
  line,
  mirrored,
  moved,
  paper,
  path,
  rect,
  repeat,
  ring,
  shade,
  steel,
  tint,
} from './shapes.ts'

export const appliances = {
  washer: {
    floor: 320,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      rect(400, 788, 56, 20, ink, 4) +
      rect(822, 788, 56, 20, ink, 4) +
      rect(376, 236, 540, 560, shade(color, 0.28), 26) +
      rect(376, 236, 514, 560, color, 26) +
      path('M402 236H890V352H376V262Q376 236 402 236Z', tint(color, 0.45)) +
      rect(376, 348, 514, 6, shade(color, 0.25)) +
      rect(404, 262, 150, 62, tint(color, 0.75), 10) +
      line('M430 308H528', shade(color, 0.3), 6) +
      disc(634, 292, 36, shade(color, 0.3)) +
      disc(634, 288, 32, steel) +
      line('M634 288L654 268', ink, 7) +
      rect(700, 268, 96, 46, ink, 8) +
      line('M718 292H740M750 292H776', accent, 9) +
      disc(838, 290, 17, accent) +
      disc(633, 570, 186, shade(color, 0.22)) +
      disc(633, 566, 178, steel) +
      disc(633, 566, 146, dark) +
      disc(633, 566, 132, '#5c7f8f') +
      path('M506 600Q560 548 620 590T760 584A132 132 0 0 1 506 600Z', tint(accent, 0.15)) +
      path('M516 628Q590 580 650 622T746 634A132 132 0 0 1 516 628Z', '#e9785a') +
      path('M540 660Q610 624 720 664A132 132 0 0 1 540 660Z', paper) +
      disc(560, 520, 15, '#ffffff', 0.55) +
      disc(596, 492, 9, '#ffffff', 0.55) +
      path('M640 444A122 122 0 0 1 752 540Q700 470 640 444Z', '#ffffff', 0.5) +
      rect(784, 540, 26, 60, shade(steel, 0.35), 10) +
      line('M420 764H560', shade(color, 0.25), 8),
  },
  aircon: {
    floor: 0,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      rect(220, 256, 840, 250, shade(color, 0.3), 46) +
      rect(220, 250, 840, 240, color, 46) +
      path('M266 250H1014Q1060 250 1060 296V372H220V296Q220 250 266 250Z', tint(color, 0.5)) +
      rect(220, 368, 840, 5, shade(color, 0.2)) +
      rect(270, 436, 740, 40, shade(color, 0.55), 16) +
      path('M270 450H1010L990 484H290Z', tint(color, 0.35)) +
      repeat(9, (i) => rect(310 + i * 78, 454, 6, 26, shade(color, 0.3), 3)) +
      rect(880, 400, 110, 26, ink, 13) +
      disc(904, 413, 6, accent) +
      line('M926 413H966', accent, 6) +
      path('M290 276H420L380 350H270Q256 296 290 276Z', '#ffffff', 0.4) +
      line(
        'M360 540Q330 590 360 640T360 730M520 540Q490 600 520 660T520 780M680 540Q650 600 680 660T680 780M840 540Q810 590 840 640T840 730',
        '#ffffff',
        16,
        0.85,
      ) +
      moved(
        'translate(1010 610) rotate(8)',
        rect(-48, 0, 96, 210, shade(color, 0.35), 24),
        rect(-52, -4, 96, 208, tint(color, 0.7), 24),
        rect(-36, 16, 64, 60, glass, 8),
        line('M-16 46H10', ink, 8),
        disc(-4, 108, 17, accent),
        rect(-34, 144, 26, 18, steel, 6),
        rect(0, 144, 26, 18, steel, 6),
        rect(-34, 172, 26, 18, steel, 6),
        rect(0, 172, 26, 18, steel, 6),
      ),
  },
  fan: {
    floor: 260,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      rect(470, 774, 340, 34, dark, 16) +
      rect(608, 640, 64, 150, shade(color, 0.3)) +
      disc(640, 440, 254, shade(color, 0.3)) +
      disc(640, 436, 246, color) +
      disc(640, 436, 216, dark) +
      repeat(3, (i) =>
        moved(
          `rotate(${i * 120 + 14} 640 436)`,
          path('M640 436C580 380 560 300 600 244Q660 216 700 262Q716 350 640 436Z', accent),
          path('M640 436C600 380 584 320 612 262Q630 250 648 250Q620 330 640 436Z', tint(accent, 0.45)),
        ),
      ) +
      repeat(6, (i) => ring(640, 436, 66 + i * 29, '#e9e1d6', 4, 0.75)) +
      repeat(12, (i) => moved(`rotate(${i * 30} 640 436)`, rect(638, 222, 4, 160, '#e9e1d6', 2, 0.75))) +
      disc(640, 436, 50, color) +
      disc(628, 424, 16, '#ffffff', 0.5) +
      ring(640, 436, 231, tint(color, 0.4), 8) +
      mirrored(disc(560, 792, 8, accent)),
  },
} satisfies Record<string, Drawing>
