import {
  type Drawing,
  dark,
  disc,
  ink,
  line,
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
  wood,
} from './shapes.ts'

const spoked = (x: number, y: number, r: number): string =>
  ring(x, y, r, ink, 20) +
  ring(x, y, r - 16, steel, 7) +
  repeat(12, (i) => moved(`rotate(${i * 30} ${x} ${y})`, rect(x - 1.5, y - r + 16, 3, r - 16, '#8f8a85'))) +
  disc(x, y, 17, dark)

export const sport = {
  bicycle: {
    floor: 460,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      spoked(372, 630, 168) +
      spoked(908, 630, 168) +
      line('M372 630L560 630L500 380M372 630L512 424L806 404L560 630', color, 26) +
      line('M384 620L516 430L800 410', tint(color, 0.4), 7, 0.8) +
      line('M908 630L806 404L784 330', shade(color, 0.2), 24) +
      line('M506 400L488 340', steel, 18) +
      path('M424 330Q420 306 452 308L548 316Q580 320 566 338Q520 340 500 352Q450 356 424 330Z', ink) +
      line('M784 330L740 322M784 330L846 310Q880 304 880 336T850 366', dark, 18) +
      line('M850 366H826', accent, 22) +
      line('M372 612L556 598M372 648L560 662', '#8f8a85', 6) +
      disc(560, 630, 46, dark) +
      ring(560, 630, 34, steel, 6) +
      line('M560 630L620 716M560 630L500 544', steel, 12) +
      rect(598, 712, 60, 16, ink, 6) +
      rect(470, 534, 54, 16, ink, 6) +
      moved('rotate(56 640 520)', rect(600, 500, 100, 40, accent, 14), rect(694, 508, 22, 24, ink, 6)) +
      rect(836, 378, 44, 34, '#fff3c4', 12) +
      rect(826, 374, 20, 42, dark, 8),
  },
  ball: {
    floor: 250,
    lean: 8,
    scene: 'outdoors',
    shapes: (color, accent) =>
      disc(640, 560, 244, shade(paper, 0.22)) +
      disc(628, 550, 230, paper) +
      path('M640 470L724 530L692 628H588L556 530Z', color) +
      line('M640 470V372M724 530L812 494M692 628L744 706M588 628L536 706M556 530L468 494', shade(paper, 0.35), 8) +
      path('M576 326Q640 304 704 326L688 376Q640 390 592 376Z', accent) +
      path('M844 426Q884 490 882 560L830 540Q806 516 808 470Z', accent) +
      path('M436 426Q396 490 398 560L450 540Q474 516 472 470Z', accent) +
      path('M800 742Q760 786 702 800L706 740Q726 708 766 704Z', accent) +
      path('M480 742Q520 786 578 800L574 740Q554 708 514 704Z', accent) +
      line('M692 376L812 470M588 376L472 470M830 540L768 704M450 540L514 704M706 744H574', shade(paper, 0.35), 7) +
      oval(540, 420, 54, 30, '#ffffff', 0.9),
  },
  dumbbell: {
    floor: 420,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) => {
      const bar = (y: number, tone: string) =>
        rect(330, y - 20, 620, 40, steel, 16) +
        rect(330, y - 14, 620, 10, '#ffffff', 5, 0.6) +
        repeat(9, (i) => rect(560 + i * 18, y - 20, 8, 40, '#96918c')) +
        rect(414, y - 110, 74, 220, ink, 24) +
        rect(792, y - 110, 74, 220, ink, 24) +
        rect(352, y - 84, 62, 168, tone, 22) +
        rect(866, y - 84, 62, 168, tone, 22) +
        rect(488, y - 60, 34, 120, dark, 12) +
        rect(758, y - 60, 34, 120, dark, 12) +
        rect(430, y - 96, 14, 192, '#5d5551', 7) +
        rect(808, y - 96, 14, 192, '#5d5551', 7) +
        rect(364, y - 70, 12, 140, tint(tone, 0.4), 6) +
        rect(878, y - 70, 12, 140, tint(tone, 0.4), 6)
      return scaled(1.06, moved('translate(-60 0) rotate(-5 640 480)', bar(470, accent)), bar(690, color))
    },
  },
  tent: {
    floor: 520,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      line('M600 250L250 800M700 250L1060 806', '#8f8a85', 5) +
      path('M250 780L226 806M1060 786L1084 808', ink) +
      path('M560 240L700 230L1030 800H760Z', shade(color, 0.22)) +
      path('M560 240Q420 560 270 800H830Q720 520 560 240Z', color) +
      path('M560 240Q440 540 300 800H380Q480 560 560 240Z', tint(color, 0.35), 0.6) +
      path('M560 330Q500 600 440 800H690Q640 560 560 330Z', '#4a3329') +
      path('M560 330Q640 560 690 800H610Q600 560 560 330Z', accent) +
      path('M560 330Q500 600 440 800H470Q530 600 560 330Z', tint(accent, 0.3)) +
      line('M690 800Q640 560 560 330', paper, 7) +
      path('M750 400L860 600L800 640L704 420Z', tint(color, 0.5), 0.8) +
      line('M560 240L700 230', tint(color, 0.5), 12) +
      path('M560 240L566 150L640 170L570 196Z', accent) +
      moved(
        'translate(1010 760)',
        line('M-60 40L50 20M-56 18L56 42', wood, 18),
        path('M0 24Q-60 -10 -20 -60Q-10 -30 4 -70Q50 -30 40 0Q30 30 0 24Z', '#e9653a'),
        path('M4 20Q-24 0 0 -32Q26 -6 20 10Q14 22 4 20Z', '#f8c24c'),
      ),
  },
  rod: {
    floor: 330,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      line('M390 800L880 130', shade(color, 0.2), 14) +
      line('M620 486L880 130', shade(color, 0.45), 8) +
      line('M384 808L470 690', wood, 34) +
      line('M484 670L530 606', dark, 26) +
      line('M396 784L460 698', tint(wood, 0.4), 8) +
      repeat(5, (i) => ring(592 + i * 66, 508 - i * 90, 13 - i, steel, 5)) +
      line('M880 130Q1010 260 1000 520', '#7d7570', 4) +
      line('M500 640L560 690', dark, 18) +
      disc(580, 706, 62, color) +
      ring(580, 706, 46, tint(color, 0.4), 9) +
      disc(580, 706, 17, steel) +
      line('M580 706L650 742', steel, 13) +
      disc(656, 746, 20, ink) +
      disc(1000, 546, 34, paper) +
      path('M966 546A34 34 0 0 0 1034 546Z', accent) +
      line('M1000 500V514', ink, 7) +
      moved(
        'translate(870 726) rotate(-8)',
        path('M-130 0Q-60 -84 50 -52Q100 -36 132 0Q100 40 50 54Q-60 84 -130 0Z', '#8fa9b0'),
        path('M-130 0Q-60 -84 50 -52Q100 -36 132 0Z', '#6d8a94'),
        path('M116 0L200 -58Q186 0 200 58Z', '#5d7c88'),
        path('M-10 -60Q30 -110 70 -48Z', '#5d7c88'),
        disc(-88, -8, 12, paper),
        disc(-90, -8, 6, ink),
        line('M-50 -36Q-30 0 -50 38', '#5d7c88', 6),
        line('M0 -10Q14 0 0 12M36 -10Q50 0 36 12', '#a9c2c8', 6),
      ),
  },
  surfboard: {
    floor: 200,
    lean: 4,
    scene: 'outdoors',
    shapes: (color, accent) =>
      moved(
        'rotate(6 640 480)',
        path(
          'M650 90C760 220 800 440 778 620C768 720 730 790 700 806H600C560 780 528 700 522 600C512 420 548 220 650 90Z',
          shade(paper, 0.25),
        ),
        path('M640 90C744 220 780 440 760 620C750 720 716 790 688 806H592C556 780 524 700 518 600C508 420 540 220 640 90Z', paper),
        path('M640 90C690 152 726 236 746 330Q640 400 534 326C552 230 586 152 640 90Z', color),
        path('M534 326Q640 400 746 330L754 384Q640 450 526 382Z', accent),
        path('M519 640Q640 700 758 636C746 726 714 792 688 806H592C562 786 530 720 519 640Z', color) +
          path('M516 580Q640 640 762 576L758 620Q640 684 518 624Z', accent),
        line('M640 100V800', shade(paper, 0.3), 5, 0.7) +
          path('M596 180Q548 280 544 420Q534 340 556 270Z', '#ffffff', 0.7) +
          disc(640, 500, 40, accent) +
          line('M600 530Q620 506 640 530T680 530', color, 9),
      ) + path('M360 812Q400 770 470 790Q500 760 560 800H720Q760 768 820 796Q880 776 920 812Z', '#e6c58c'),
  },
  racket: {
    floor: 300,
    lean: 5,
    scene: 'outdoors',
    shapes: (color, accent) =>
      moved(
        'rotate(18 600 500)',
        path('M560 560L580 700H640L660 560Z', shade(color, 0.2)) +
          rect(580, 640, 60, 190, ink, 20) +
          repeat(6, (i) => line(`M582 ${676 + i * 26}L638 ${660 + i * 26}`, '#6b625e', 6)),
        oval(610, 360, 206, 244, shade(color, 0.25)) + oval(604, 354, 198, 236, color) + oval(604, 354, 170, 206, tint(color, 0.12)),
        repeat(6, (row) =>
          repeat(row === 0 || row === 5 ? 3 : 5, (i) =>
            disc((row === 0 || row === 5 ? 544 : 484) + i * 60, 220 + row * 54, 13, shade(color, 0.5)),
          ),
        ),
        path('M440 300Q460 180 560 140Q480 220 468 340Z', '#ffffff', 0.35) + path('M560 556Q610 600 660 556L646 640H576Z', accent),
      ) +
      disc(930, 716, 86, '#d7dd52') +
      line('M870 656Q950 690 936 800', paper, 10) +
      oval(900, 676, 20, 13, '#ffffff', 0.6),
  },
} satisfies Record<string, Drawing>
