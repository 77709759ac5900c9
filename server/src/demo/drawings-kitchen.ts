import { type Drawing, dark, disc, ink, line, moved, oval, paper, path, rect, repeat, scaled, shade, steel, tint, wood } from './shapes.ts'

export const kitchen = {
  fridge: {
    floor: 260,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      rect(470, 786, 60, 22, ink, 4) +
      rect(750, 786, 60, 22, ink, 4) +
      rect(440, 120, 410, 676, shade(color, 0.32), 24) +
      rect(440, 120, 386, 676, color, 24) +
      path('M464 120H560L500 796H464Q440 796 440 772V144Q440 120 464 120Z', tint(color, 0.35), 0.7) +
      rect(440, 336, 410, 10, shade(color, 0.5)) +
      rect(764, 186, 22, 126, shade(color, 0.5), 11) +
      rect(760, 184, 18, 126, tint(color, 0.55), 9) +
      rect(764, 372, 22, 210, shade(color, 0.5), 11) +
      rect(760, 370, 18, 210, tint(color, 0.55), 9) +
      rect(500, 160, 90, 14, shade(color, 0.3), 7) +
      moved(
        'rotate(-5 570 470)',
        rect(520, 410, 104, 124, paper, 4),
        disc(572, 462, 28, accent),
        line('M542 508H602', '#c9bba5', 8),
        disc(572, 412, 11, '#d4523e'),
      ) +
      disc(556, 600, 20, accent) +
      rect(610, 584, 44, 34, '#e5b94e', 8),
  },
  microwave: {
    floor: 420,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      rect(290, 782, 60, 24, ink, 5) +
      rect(930, 782, 60, 24, ink, 5) +
      rect(240, 360, 810, 430, shade(color, 0.3), 30) +
      rect(240, 360, 786, 426, color, 30) +
      rect(270, 392, 536, 362, dark, 22) +
      rect(298, 420, 480, 306, '#6d5a3f', 14) +
      rect(298, 420, 480, 306, '#f3c46b', 14, 0.55) +
      oval(538, 690, 170, 20, '#fbe7bf', 0.8) +
      path('M440 640H636Q630 690 590 694H486Q446 690 440 640Z', accent) +
      rect(430, 630, 216, 16, tint(accent, 0.4), 8) +
      line('M500 606Q486 584 502 564M540 606Q526 584 542 564M580 606Q566 584 582 564', paper, 8, 0.8) +
      path('M420 420H520L380 726H298V690Z', '#ffffff', 0.14) +
      rect(782, 410, 22, 326, tint(color, 0.55), 11) +
      rect(838, 396, 160, 74, ink, 10) +
      line('M862 420V446M884 420V446M906 420H924V446H906ZM944 420H962V446H944Z', accent, 6) +
      repeat(9, (i) => rect(842 + (i % 3) * 54, 496 + Math.floor(i / 3) * 46, 42, 32, tint(color, 0.5), 8)) +
      disc(918, 692, 50, shade(color, 0.3)) +
      disc(918, 688, 46, steel) +
      line('M918 688L940 660', ink, 8),
  },
  stove: {
    floor: 300,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      rect(400, 784, 54, 24, ink, 4) +
      rect(826, 784, 54, 24, ink, 4) +
      path('M386 330L404 214Q406 204 418 204H862Q874 204 876 214L894 330Z', shade(color, 0.16)) +
      rect(376, 326, 528, 466, color, 18) +
      rect(376, 326, 528, 30, dark, 10) +
      rect(420, 308, 180, 16, ink, 6) +
      rect(680, 308, 180, 16, ink, 6) +
      line('M440 308V296H580V308M700 308V296H840V308', ink, 9) +
      rect(676, 214, 190, 80, steel, 14) +
      rect(662, 204, 218, 20, shade(steel, 0.25), 10) +
      rect(744, 178, 56, 28, ink, 10) +
      path('M690 224H730L716 294H690Z', '#ffffff', 0.35) +
      rect(376, 356, 528, 96, tint(color, 0.28)) +
      repeat(
        5,
        (i) =>
          disc(446 + i * 97, 404, 30, shade(color, 0.35)) +
          disc(446 + i * 97, 401, 27, i === 4 ? accent : paper) +
          line(`M${446 + i * 97} 401V380`, ink, 7),
      ) +
      rect(420, 480, 440, 18, steel, 9) +
      rect(420, 522, 440, 200, ink, 18) +
      rect(446, 546, 388, 152, '#7a4a28', 10) +
      rect(446, 546, 388, 152, '#f0a94b', 10, 0.5) +
      line('M456 600H824M456 650H824', '#3d3532', 5) +
      path('M540 646Q540 590 600 584Q640 560 684 586Q742 590 742 646Z', '#c97c3c') +
      line('M574 616Q600 598 630 604', '#ecb273', 8) +
      path('M560 546H640L560 698H480Z', '#ffffff', 0.12) +
      rect(376, 742, 528, 6, shade(color, 0.4)),
  },
  pan: {
    floor: 400,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      moved(
        'translate(-70 0)',
        rect(296, 560, 60, 26, dark, 12) +
          rect(784, 560, 60, 26, dark, 12) +
          path('M330 540H810V720Q810 800 730 800H410Q330 800 330 720Z', color) +
          path('M350 540H420V800H410Q330 800 330 720V540Z', tint(color, 0.4), 0.7) +
          path('M740 540H810V720Q810 800 730 800H690Q740 780 740 720Z', shade(color, 0.25)) +
          rect(316, 520, 508, 34, shade(color, 0.25), 16) +
          path('M338 520Q350 420 570 416T802 520Z', tint(color, 0.18)) +
          path('M380 500Q400 446 500 434L460 500Z', '#ffffff', 0.3) +
          rect(534, 376, 72, 46, dark, 16) +
          rect(546, 366, 48, 20, accent, 10) +
          moved(
            'translate(800 0)',
            path('M-6 690H262Q256 800 186 804H72Q0 800 -6 690Z', shade(accent, 0.1)) +
              path('M20 690H70Q80 760 110 804H72Q0 800 -6 690Z', tint(accent, 0.35), 0.6) +
              rect(-16, 676, 288, 24, dark, 12) +
              path('M258 682L398 632Q420 626 424 644Q428 660 408 666L266 704Z', ink),
          ),
      ),
  },
  mate: {
    floor: 360,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      scaled(
        1.1,
        rect(640, 236, 250, 568, shade(color, 0.25), 44) +
          rect(640, 236, 226, 568, color, 44) +
          rect(664, 300, 40, 470, tint(color, 0.45), 20, 0.7) +
          rect(640, 420, 250, 22, steel) +
          rect(640, 700, 250, 22, steel) +
          path('M668 250Q670 190 700 186H820Q850 190 858 250Z', steel) +
          rect(706, 132, 108, 60, dark, 16) +
          path('M814 150H862L846 176H814Z', dark) +
          line('M888 460Q980 470 976 570T890 660', shade(color, 0.35), 30) +
          disc(760, 570, 62, tint(color, 0.75)) +
          disc(760, 570, 40, accent) +
          repeat(10, (i) => moved(`rotate(${i * 36} 760 570)`, rect(755, 512, 10, 26, accent, 5))) +
          line('M500 530L560 322', steel, 18) +
          line('M498 530L556 326', '#ffffff', 5, 0.7) +
          rect(540, 300, 44, 22, '#d9b25c', 11) +
          path('M330 580Q320 800 440 804H470Q590 800 580 580Z', shade(wood, 0.3)) +
          path('M346 590Q344 780 430 796Q388 740 400 590Z', tint(wood, 0.25), 0.7) +
          rect(318, 544, 274, 50, steel, 16) +
          rect(336, 552, 100, 10, '#ffffff', 5, 0.7) +
          oval(455, 546, 122, 24, '#5c6b2f') +
          path('M340 544Q390 508 470 526T566 548Q460 574 340 544Z', '#7f9440') +
          disc(420, 534, 6, '#a9bb5e') +
          disc(480, 540, 6, '#a9bb5e'),
      ),
  },
} satisfies Record<string, Drawing>
