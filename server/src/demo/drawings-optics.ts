import {
  type Drawing,
  dark,
  disc,
  ink,
  line,
  mirrored,
  moved,
  oval,
  paper,
  path,
  rect,
  repeat,
  ring,
  scaled,
  shade,
  steel,
  tint,
} from './shapes.ts'

const glassEye = (x: number, y: number, r: number): string =>
  disc(x, y, r, ink) +
  ring(x, y, r * 0.82, '#6b625e', r * 0.05) +
  disc(x, y, r * 0.66, '#1d2c40') +
  disc(x, y, r * 0.42, '#34557a') +
  disc(x + r * 0.12, y + r * 0.16, r * 0.2, '#7d5f9a', 0.6) +
  oval(x - r * 0.26, y - r * 0.3, r * 0.17, r * 0.12, '#e6f3fa', 0.9)

export const optics = {
  camera: {
    floor: 380,
    lean: 4,
    scene: 'studio',
    shapes: (color, accent) =>
      scaled(
        1.15,
        rect(352, 372, 110, 46, dark, 16) +
          rect(770, 366, 130, 44, steel, 14) +
          repeat(8, (i) => rect(780 + i * 15, 370, 6, 38, '#96918c', 2)),
        path('M520 400L556 310Q562 296 580 296H700Q718 296 724 310L760 400Z', dark),
        rect(590, 280, 100, 20, ink, 6),
        rect(300, 392, 680, 408, dark, 52),
        path('M300 490H980V740Q980 800 928 800H352Q300 800 300 740Z', color),
        path('M300 490H452V800H352Q300 800 300 740Z', shade(color, 0.28)),
        repeat(5, (row) => repeat(4, (i) => disc(336 + i * 32, 530 + row * 52, 6, shade(color, 0.42)))),
        rect(830, 424, 90, 36, accent, 12),
        disc(664, 596, 206, steel) + disc(664, 596, 192, dark) + ring(664, 596, 172, accent, 6) + glassEye(664, 596, 150),
        line('M330 392Q240 420 262 560', shade(accent, 0.25), 22) + line('M950 392Q1040 420 1018 560', shade(accent, 0.25), 22),
      ),
  },
  lens: {
    floor: 300,
    lean: 0,
    scene: 'studio',
    shapes: (color, accent) =>
      path('M452 330H828L850 800H430Z', dark) +
      path('M452 330H560L552 800H430Z', '#57504d') +
      rect(418, 470, 444, 130, ink, 14) +
      repeat(22, (i) => rect(426 + i * 20, 478, 8, 114, '#57504d', 3)) +
      rect(432, 640, 416, 22, accent, 6) +
      rect(424, 690, 432, 80, color, 12) +
      repeat(18, (i) => rect(432 + i * 24, 698, 9, 64, shade(color, 0.25), 3)) +
      line('M470 622H520M560 622H590M690 622H720M770 622H820', paper, 7, 0.8) +
      oval(640, 330, 208, 92, ink) +
      oval(640, 324, 196, 82, '#57504d') +
      oval(640, 326, 172, 68, ink) +
      oval(640, 332, 142, 52, '#23405f') +
      oval(640, 342, 92, 30, '#5f4f86', 0.8) +
      oval(590, 314, 44, 14, '#e6f3fa', 0.75) +
      moved(
        'translate(930 690) rotate(-14)',
        oval(0, 60, 118, 52, ink) + oval(0, 50, 118, 52, dark) + oval(0, 46, 92, 36, '#57504d') + rect(-30, 36, 60, 16, accent, 8),
      ),
  },
  watch: {
    floor: 240,
    lean: 8,
    scene: 'studio',
    shapes: (color, accent) =>
      path('M540 350L560 150Q564 130 584 130H696Q716 130 720 150L740 350Z', shade(color, 0.1)) +
      path('M540 610L560 790Q564 812 584 812H696Q716 812 720 790L740 610Z', shade(color, 0.22)) +
      line('M586 170V300M694 170V300M586 660V770M694 660V770', tint(color, 0.3), 5, 0.7) +
      repeat(4, (i) => oval(640, 690 + i * 30, 12, 8, shade(color, 0.5))) +
      rect(818, 452, 34, 58, steel, 10) +
      rect(846, 458, 8, 46, '#96918c', 3) +
      disc(640, 480, 194, '#8f8a85') +
      disc(640, 476, 190, steel) +
      disc(640, 480, 166, shade(accent, 0.55)) +
      disc(640, 480, 158, paper) +
      repeat(12, (i) => moved(`rotate(${i * 30} 640 480)`, rect(635, 336, 10, i % 3 ? 18 : 34, i % 3 ? '#8f8a85' : ink, 4))) +
      disc(640, 560, 40, tint(accent, 0.6)) +
      line('M640 560L656 540', ink, 4) +
      line('M640 480L574 416', ink, 16) +
      line('M640 480L714 396', ink, 11) +
      line('M640 500L668 602', accent, 5) +
      disc(640, 480, 14, accent) +
      path('M560 344Q640 318 716 344L566 610Q500 560 488 490Z', '#ffffff', 0.22),
  },
  glasses: {
    floor: 420,
    lean: 4,
    scene: 'studio',
    shapes: (color, accent) =>
      scaled(
        1.25,
        line('M372 560Q380 470 470 452M908 560Q900 470 810 452', shade(color, 0.35), 20),
        mirrored(
          path('M346 560H580Q606 560 606 596Q604 720 560 762Q520 794 440 790Q356 782 338 700Q330 650 330 590Q330 560 346 560Z', color),
          path(
            'M368 588H566Q580 588 579 606Q574 700 542 736Q510 764 444 760Q384 752 368 690Q360 650 360 602Q360 588 368 588Z',
            shade(accent, 0.35),
          ),
          path('M368 588H566Q580 588 579 606Q576 650 568 682Q470 640 361 640Q360 620 360 602Q360 588 368 588Z', accent),
          rect(330, 572, 26, 26, steel, 8),
        ),
        path('M404 588H460L400 730Q376 700 368 680ZM764 588H820L760 730Q736 722 726 706Z', '#ffffff', 0.3),
        line('M598 590Q640 560 682 590', color, 24) + line('M604 582Q640 558 676 582', tint(color, 0.35), 7, 0.8),
      ),
  },
} satisfies Record<string, Drawing>
