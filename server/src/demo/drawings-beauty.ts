import {
  type Drawing,
  dark,
  disc,
  ink,
  line,
  loop,
  mirrored,
  moved,
  oval,
  paper,
  path,
  rect,
  repeat,
  shade,
  steel,
  tint,
} from './shapes.ts'

export const beauty = {
  perfume: {
    floor: 260,
    lean: 0,
    scene: 'studio',
    shapes: (color, accent) =>
      rect(572, 140, 136, 130, shade(accent, 0.25), 16) +
      rect(572, 140, 46, 130, tint(accent, 0.35), 16) +
      rect(596, 262, 88, 64, '#d9b25c', 8) +
      rect(596, 284, 88, 10, shade('#d9b25c', 0.3)) +
      rect(424, 316, 432, 488, tint(color, 0.35), 60) +
      rect(456, 348, 368, 424, tint(color, 0.72), 36) +
      path('M456 500Q560 470 660 500T824 490V736Q824 772 788 772H492Q456 772 456 736Z', color, 0.85) +
      rect(634, 326, 12, 420, '#ffffff', 6, 0.5) +
      rect(520, 540, 240, 140, paper, 10) +
      line('M560 590H720', accent, 12) +
      line('M590 628H690', shade(paper, 0.35), 8) +
      path('M450 380Q450 342 490 342H520L476 700H450Z', '#ffffff', 0.45) +
      disc(780, 420, 14, '#ffffff', 0.6) +
      moved(
        'translate(930 760)',
        path('M0 40Q-70 20 -60 -30Q-20 -50 0 -10Q20 -60 66 -36Q74 20 0 40Z', accent),
        path('M0 40Q-30 10 -26 -14Q0 -10 0 40Z', tint(accent, 0.5)),
      ),
  },
  hairdryer: {
    floor: 340,
    lean: 5,
    scene: 'studio',
    shapes: (color, accent) =>
      path('M600 520H730L700 780Q698 804 674 804H620Q596 804 598 780Z', shade(color, 0.2)) +
      path('M600 520H650L640 804H620Q596 804 598 780Z', tint(color, 0.2), 0.7) +
      rect(622, 600, 50, 96, dark, 18) +
      rect(630, 612, 34, 34, accent, 12) +
      path('M470 250H700Q860 250 880 400Q860 552 700 552H560Q480 540 450 480L420 320Q420 250 470 250Z', color) +
      path('M470 264H690Q800 270 840 330Q640 300 440 350Q430 280 470 264Z', tint(color, 0.45), 0.8) +
      path('M430 290L300 318V470L446 500Z', dark) +
      path('M430 290L300 318V350L434 330Z', '#5d5551') +
      rect(272, 300, 40, 188, ink, 14) +
      disc(760, 400, 120, shade(color, 0.35)) +
      disc(760, 400, 98, ink) +
      repeat(5, (i) => line(`M${700 + i * 30} ${330 + Math.abs(i - 2) * 16}V${470 - Math.abs(i - 2) * 16}`, '#6b625e', 9)) +
      disc(760, 400, 26, accent) +
      line('M226 340Q180 320 140 344M226 396H120M226 450Q180 470 140 448', '#fffdf6', 14, 0.9) +
      line('M650 804Q660 850 760 830T930 806', ink, 14),
  },
  cream: {
    floor: 380,
    lean: 0,
    scene: 'studio',
    shapes: (color, accent) =>
      path('M760 270H960L940 760H780Z', tint(accent, 0.2)) +
      path('M760 270H810L816 760H780Z', '#ffffff', 0.4) +
      rect(748, 244, 224, 34, accent, 8) +
      rect(776, 752, 168, 52, shade(accent, 0.3), 12) +
      line('M806 420H914M826 460H894', paper, 12) +
      disc(860, 590, 34, paper, 0.9) +
      rect(330, 560, 420, 244, tint(color, 0.3), 50) +
      rect(330, 560, 90, 244, '#ffffff', 50, 0.35) +
      rect(420, 620, 240, 120, paper, 12) +
      line('M466 664H614', color, 14) +
      line('M496 702H584', shade(paper, 0.3), 9) +
      rect(344, 500, 392, 70, shade(color, 0.1), 14) +
      path('M372 500Q400 420 470 440Q500 350 580 400Q650 390 660 450Q700 460 708 500Z', '#fffdf6') +
      path('M480 450Q520 400 570 420Q530 430 520 470Z', shade(paper, 0.12)) +
      moved(
        'rotate(-24 330 700)',
        oval(300, 770, 170, 34, shade(color, 0.35)) + oval(300, 758, 170, 34, color) + oval(300, 756, 130, 22, tint(color, 0.3)),
      ),
  },
  scale: {
    floor: 420,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      path('M340 420H940Q970 420 980 446L1046 740Q1050 772 1016 772H264Q230 772 234 740L300 446Q310 420 340 420Z', color) +
      path('M340 420H470L400 772H264Q230 772 234 740L300 446Q310 420 340 420Z', tint(color, 0.4), 0.55) +
      path('M232 750H1048V776Q1046 804 1012 804H268Q234 804 232 776Z', shade(color, 0.4)) +
      path('M520 452H760Q780 452 784 470L794 530H486L496 470Q500 452 520 452Z', ink) +
      line('M566 474L562 510H590L594 474ZM622 474V510M656 474H684L688 492H654L650 510H694M724 506V510', accent, 7) +
      mirrored(
        path('M450 580Q500 560 510 620Q516 700 480 740Q440 750 436 700Q420 620 450 580Z', shade(color, 0.2)),
        repeat(4, (i) => disc(434 + i * 24, 566 - (i > 1 ? (i - 1) * 6 : 0), 12 - i, shade(color, 0.2))),
      ) +
      path('M620 420H700L660 772H560Z', '#ffffff', 0.14),
  },
  makeup: {
    floor: 400,
    lean: 0,
    scene: 'studio',
    shapes: (color, accent) =>
      path('M300 540L350 250Q354 230 374 230H720Q740 230 742 250L770 540Z', shade(color, 0.25)) +
      path('M340 520L380 270H712L734 520Z', '#cfe3e6') +
      path('M400 270H500L430 520H350Z', '#ffffff', 0.5) +
      path('M290 540H780L830 780Q832 804 806 804H264Q238 804 240 780Z', color) +
      path('M320 566H756L786 760H288Z', shade(color, 0.45)) +
      repeat(
        8,
        (i) =>
          oval(
            372 + (i % 4) * 110,
            612 + Math.floor(i / 4) * 90,
            46,
            34,
            ['#e9b7a0', '#d98a7a', '#a65a52', '#7c4a55', '#f0d6b0', '#c9a46c', accent, '#8d6f9b'][i] ?? accent,
          ) + oval(360 + (i % 4) * 110, 604 + Math.floor(i / 4) * 90, 20, 9, '#ffffff', 0.4),
      ) +
      rect(870, 560, 96, 244, ink, 14) +
      rect(870, 560, 30, 244, '#5d5551', 14) +
      rect(882, 480, 72, 86, '#d9b25c', 6) +
      path('M892 484V400Q920 350 946 360V484Z', accent) +
      path('M892 400Q920 350 946 360Q930 400 892 430Z', tint(accent, 0.35)) +
      moved(
        'rotate(28 1040 640)',
        rect(1020, 560, 30, 250, shade(color, 0.2), 14),
        rect(1016, 490, 38, 74, steel, 6),
        path('M1012 494Q1010 410 1035 380Q1060 410 1058 494Z', '#6d4a3a'),
      ),
  },
  scissors: {
    floor: 300,
    lean: 6,
    scene: 'studio',
    shapes: (color, accent) =>
      moved(
        'rotate(-16 520 460)',
        rect(300, 240, 440, 86, accent, 20) +
          rect(300, 240, 440, 26, tint(accent, 0.4), 13) +
          repeat(20, (i) => rect(316 + i * 21, 316, 11, i % 2 ? 120 : 116, accent, 5)),
      ) +
      path('M700 180L740 560L690 580Q650 380 700 180Z', steel) +
      path('M700 180L740 560L716 570Z', '#ffffff', 0.6) +
      path('M930 230L700 560L660 530Q780 340 930 230Z', shade(steel, 0.18)) +
      path('M930 230L700 560L684 548Z', tint(steel, 0.5)) +
      line('M720 560L780 640M684 548L620 640', shade(color, 0.15), 30) +
      loop(826, 704, 70, 84, -24, color, 30) +
      loop(580, 706, 70, 84, 24, shade(color, 0.15), 30) +
      disc(704, 552, 18, '#d9b25c') +
      disc(704, 552, 7, ink),
  },
} satisfies Record<string, Drawing>
