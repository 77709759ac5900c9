import { type Drawing, disc, glass, ink, line, mirrored, moved, oval, paper, path, rect, repeat, shade, tint, wood } from './shapes.ts'

const cube = (x: number, y: number, side: number, tone: string, mark: string): string =>
  rect(x, y, side, side, tone, 16) +
  path(
    `M${x} ${y + 16}Q${x} ${y} ${x + 16} ${y}H${x + side * 0.35}` +
      `L${x + side * 0.15} ${y + side}H${x + 16}Q${x} ${y + side} ${x} ${y + side - 16}Z`,
    tint(tone, 0.3),
    0.6,
  ) +
  rect(x + side * 0.16, y + side * 0.16, side * 0.68, side * 0.68, tint(tone, 0.72), 12) +
  mark

export const toys = {
  blocks: {
    floor: 440,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      cube(300, 600, 204, color, disc(402, 702, 46, shade(color, 0.1))) +
      cube(520, 600, 204, accent, path('M622 648L670 748H574Z', shade(accent, 0.15))) +
      cube(740, 600, 204, '#6f9a68', path('M842 650L856 686L894 690L866 716L874 754L842 734L810 754L818 716L790 690L828 686Z', '#4f7d54')) +
      cube(410, 384, 204, '#e0b04f', rect(470, 444, 84, 84, '#b98429', 14)) +
      moved(
        'rotate(5 730 490)',
        cube(632, 386, 204, tint(color, 0.2), path('M734 530Q668 470 696 442Q722 430 734 456Q746 430 772 442Q800 470 734 530Z', '#d4523e')),
      ) +
      path('M520 384V330A112 112 0 0 1 744 330V384H690V336A58 58 0 0 0 574 336V384Z', accent) +
      line('M546 330A86 86 0 0 1 600 256', tint(accent, 0.5), 10) +
      path('M568 224L632 136L696 224Z', color),
  },
  doll: {
    floor: 230,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      path('M500 330Q460 520 500 600H540V330ZM780 330Q820 520 780 600H740V330Z', '#6b4029') +
      mirrored(
        path('M556 470Q480 500 450 600Q440 630 466 636Q490 640 500 616L560 560Z', color),
        disc(466, 630, 26, '#f0c3a0'),
        path('M580 720H624V780H580Z', '#f0c3a0'),
        path('M566 770H628V790Q628 806 612 806H560Q544 806 550 790Z', ink),
      ) +
      path('M560 460H720L820 730Q640 780 460 730Z', color) +
      path('M560 460H610L550 750Q500 744 460 730Z', tint(color, 0.35), 0.6) +
      path('M470 700Q640 750 810 700L820 730Q640 780 460 730Z', accent) +
      path('M580 460Q640 510 700 460L690 440H590Z', paper) +
      repeat(3, (i) => disc(640, 530 + i * 50, 10, accent)) +
      disc(640, 320, 142, '#f4cdac') +
      path('M498 330Q480 160 640 164T782 330Q740 300 720 250Q640 290 560 250Q540 300 498 330Z', '#7d4b30') +
      path('M560 220Q600 180 660 184Q600 200 580 240Z', '#a9704c') +
      mirrored(
        disc(590, 340, 15, ink),
        disc(585, 334, 5, '#ffffff'),
        oval(556, 380, 26, 16, '#ee9f88', 0.8),
        path('M640 176L590 136Q570 170 596 200Z', accent),
      ) +
      line('M612 392Q640 416 668 392', '#b5553f', 8) +
      disc(640, 172, 18, shade(accent, 0.15)),
  },
  toycar: {
    floor: 400,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      path('M480 480Q500 330 570 320H740Q810 330 850 480Z', tint(color, 0.15)) +
      path('M520 476Q536 370 580 364H630V476Z', glass) +
      path('M660 364H730Q776 372 804 476H660Z', glass) +
      path('M560 376L590 364L560 476H530Z', '#ffffff', 0.5) +
      path('M270 560Q270 480 350 476H900Q1010 490 1020 600V690Q1020 710 1000 710H290Q270 710 270 690Z', color) +
      path('M290 560Q296 496 356 492H900Q960 500 986 550Q640 510 290 600Z', tint(color, 0.4), 0.75) +
      rect(256, 660, 780, 50, accent, 24) +
      disc(440, 706, 98, '#3d3532') +
      disc(440, 706, 66, accent) +
      disc(440, 706, 28, paper) +
      disc(856, 706, 98, '#3d3532') +
      disc(856, 706, 66, accent) +
      disc(856, 706, 28, paper) +
      disc(984, 580, 30, '#fff1c0') +
      disc(640, 594, 50, paper) +
      path('M640 556L652 584L682 586L658 606L666 636L640 620L614 636L622 606L598 586L628 584Z', accent) +
      rect(602, 290, 110, 34, '#d4523e', 12) +
      line('M270 640Q200 650 190 720T120 790', wood, 9) +
      disc(116, 792, 20, '#d4523e'),
  },
  boardgame: {
    floor: 460,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      path('M360 420H920L1060 760H220Z', shade(color, 0.25)) +
      path('M220 760H1060V786Q1058 800 1044 800H236Q222 800 220 786Z', shade(color, 0.5)) +
      path('M386 436H894L1016 742H264Z', paper) +
      repeat(4, (row) =>
        repeat(6, (i) => {
          const y = 440 + row * 75
          const half = (at: number) => 250 + (at - 440) * 0.4
          const x = (col: number, at: number) => 640 + (col / 3 - 1) * half(at)
          return (row + i) % 2
            ? ''
            : path(
                `M${x(i, y)} ${y}H${x(i + 1, y)}L${x(i + 1, y + 75)} ${y + 75}H${x(i, y + 75)}Z`,
                row % 2 ? tint(accent, 0.35) : tint(color, 0.45),
              )
        }),
      ) +
      [
        [470, 520, '#d4523e'],
        [640, 600, accent],
        [820, 560, '#6f9a68'],
        [560, 690, color],
      ]
        .map(([x, y, tone]) =>
          moved(
            `translate(${x} ${y})`,
            oval(8, 6, 44, 15, '#2a1711', 0.25),
            path('M-40 0Q-34 -60 -14 -84H14Q34 -60 40 0Q0 18 -40 0Z', String(tone)),
            disc(0, -104, 34, String(tone)),
            disc(-10, -114, 10, '#ffffff', 0.5),
          ),
        )
        .join('') +
      moved(
        'translate(830 690) rotate(12)',
        rect(-50, -50, 100, 100, paper, 20),
        rect(-50, 34, 100, 16, shade(paper, 0.2), 8),
        disc(-22, -22, 11, ink),
        disc(22, -22, 11, ink),
        disc(0, 0, 11, ink),
        disc(-22, 22, 11, ink),
        disc(22, 22, 11, ink),
      ) +
      moved(
        'translate(420 620) rotate(-20)',
        rect(-40, -40, 80, 80, accent, 16),
        disc(0, 0, 10, paper),
        disc(-20, -20, 10, paper),
        disc(20, 20, 10, paper),
      ) +
      moved('rotate(-8 640 320)', rect(560, 250, 120, 160, paper, 12), disc(620, 330, 34, color)) +
      moved('rotate(10 760 320)', rect(680, 250, 120, 160, tint(accent, 0.2), 12), path('M740 290L776 340L740 380L704 340Z', paper)),
  },
} satisfies Record<string, Drawing>
