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
  scaled,
  shade,
  steel,
  tint,
  wood,
} from './shapes.ts'

export const work = {
  bucket: {
    floor: 320,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      scaled(
        1.08,
        moved(
          'rotate(14 800 600)',
          rect(786, 120, 24, 560, wood, 12),
          rect(790, 120, 8, 560, tint(wood, 0.4), 4),
          path('M730 640H866L900 806H696Z', '#e6c26d'),
          rect(728, 610, 140, 52, accent, 14),
          repeat(7, (i) => line(`M${738 + i * 20} 680L${722 + i * 26} 800`, '#c29a45', 5)),
        ),
        path('M340 470H724L684 780Q680 804 656 804H408Q384 804 380 780Z', color),
        path('M340 470H430L448 804H408Q384 804 380 780Z', tint(color, 0.35), 0.7),
        path('M660 470H724L684 780Q680 804 656 804H610Z', shade(color, 0.2)),
        oval(532, 470, 200, 44, shade(color, 0.3)),
        oval(532, 474, 178, 32, '#a9d5de'),
        repeat(9, (i) => disc(400 + i * 33, 462 - ((i * 29) % 34), 30 - ((i * 13) % 14), '#ffffff', 0.92)),
        line('M334 470Q360 250 532 246T730 470', steel, 12),
        rect(484, 230, 96, 30, dark, 14),
        moved(
          'translate(-90 94) rotate(-3 460 640)',
          rect(420, 560, 96, 150, '#fffaf0', 16),
          rect(420, 600, 96, 64, accent),
          rect(444, 524, 46, 40, accent, 8),
          path('M436 524H500V506H452Q436 506 436 524Z', dark),
        ),
      ),
  },
  toolbox: {
    floor: 400,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      moved(
        'rotate(-14 470 420)',
        rect(446, 210, 40, 300, wood, 14),
        path('M386 170H520Q560 172 566 214H520V236H412Q384 236 386 170Z', steel),
        path('M386 170H412V236Q380 236 386 170Z', shade(steel, 0.3)),
      ) +
      moved(
        'rotate(8 640 420)',
        rect(622, 190, 22, 160, steel, 6),
        rect(606, 330, 54, 170, accent, 22),
        line('M622 356V470', tint(accent, 0.5), 8),
      ) +
      moved(
        'rotate(20 800 400)',
        path('M776 500V290Q730 260 746 206L780 244L812 238L820 200Q866 240 826 290V500Z', shade(steel, 0.2)),
        path('M786 500V300L800 300V500Z', tint(steel, 0.5)),
      ) +
      line('M480 470Q480 396 540 396H740Q800 396 800 470', ink, 30) +
      rect(560, 376, 160, 42, dark, 20) +
      path('M300 460H980Q1006 460 1006 486V580H274V486Q274 460 300 460Z', shade(color, 0.12)) +
      path('M300 460H600L560 580H274V486Q274 460 300 460Z', tint(color, 0.22), 0.6) +
      rect(258, 566, 764, 32, shade(color, 0.45), 10) +
      path('M274 598H1006V774Q1006 802 978 802H302Q274 802 274 774Z', color) +
      path('M274 598H370V802H302Q274 802 274 774Z', tint(color, 0.25), 0.6) +
      rect(420, 650, 440, 100, shade(color, 0.22), 16) +
      line('M450 700H600', accent, 12) +
      mirrored(rect(400, 548, 74, 92, steel, 12), rect(416, 566, 42, 40, dark, 8)) +
      rect(590, 640, 100, 26, ink, 8),
  },
  drill: {
    floor: 330,
    lean: 0,
    scene: 'studio',
    shapes: (color, accent) =>
      scaled(
        1.1,
        path('M840 356H1010L1060 366L1010 376H840Z', steel) +
          repeat(5, (i) => line(`M${900 + i * 26} 356L${916 + i * 26} 376`, '#8f8a85', 5)),
        path('M760 306H800L866 336V396L800 426H760Z', dark) + line('M790 316V416M816 330V402', '#6b625e', 6),
        path('M340 290Q344 252 390 250H700Q756 254 772 300V432Q760 470 700 472H400Q344 470 340 420Z', color) +
          path('M360 300Q368 270 400 268H660Q700 270 716 290Q500 280 372 340Z', tint(color, 0.4), 0.8) +
          rect(340, 300, 76, 120, ink, 16) +
          repeat(4, (i) => rect(352, 316 + i * 25, 52, 10, '#57504d', 5)) +
          rect(560, 336, 150, 50, ink, 14) +
          line('M584 361H650', accent, 12),
        path('M410 450H590Q570 520 540 570L560 700H400L420 560Q424 500 410 450Z', dark) +
          path('M430 470H480Q470 560 452 690H414L434 560Z', '#5d5551') +
          path('M590 470Q626 480 610 540Q596 570 560 560L572 510Z', accent),
        rect(360, 690, 250, 112, ink, 20) +
          rect(360, 690, 250, 40, color, 16) +
          rect(386, 748, 120, 30, accent, 8) +
          line('M536 752V776M560 752V776M584 752V776', steel, 8),
        moved(
          'translate(830 760)',
          repeat(4, (i) => rect(-90 + i * 56, -8 - i * 6, 14, 50 + i * 6, steel, 5)) + rect(-110, 20, 230, 26, accent, 10),
        ),
      ),
  },
  roller: {
    floor: 400,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      path(
        'M300 160H690V420Q690 446 664 446Q640 446 640 474V520Q640 544 616 544T592 516V470' +
          'Q590 440 560 444Q530 448 530 486T500 520Q474 520 474 480Q474 440 440 440Q300 440 300 400Z',
        color,
        0.9,
      ) +
      moved(
        'rotate(16 760 400)',
        rect(620, 180, 330, 104, tint(accent, 0.15), 30) +
          rect(620, 180, 330, 34, tint(accent, 0.5), 17) +
          rect(620, 180, 120, 104, color, 30) +
          rect(604, 196, 26, 72, dark, 8) +
          rect(940, 196, 26, 72, dark, 8),
        line('M966 232H1010V400H800V500', steel, 18),
        rect(772, 490, 56, 220, shade(accent, 0.25), 26),
        rect(784, 510, 14, 170, tint(accent, 0.4), 7),
      ) +
      path('M250 580H560L546 786Q544 804 526 804H284Q266 804 264 786Z', steel) +
      path('M250 580H320L326 804H284Q266 804 264 786Z', '#ffffff', 0.5) +
      rect(266, 640, 280, 110, paper, 4) +
      disc(406, 694, 36, color) +
      oval(405, 580, 160, 34, shade(steel, 0.3)) +
      oval(405, 584, 140, 24, color) +
      path('M470 592Q500 600 500 640Q500 680 486 680T470 650Z', color) +
      line('M250 580Q280 440 405 438T560 580', '#8f8a85', 8),
  },
} satisfies Record<string, Drawing>
