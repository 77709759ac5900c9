import { type Drawing, dark, disc, ink, line, mirrored, moved, paper, path, rect, repeat, ring, shade, steel, tint } from './shapes.ts'

export const sound = {
  headphones: {
    floor: 300,
    lean: 6,
    scene: 'studio',
    shapes: (color, accent) =>
      line('M392 560C372 250 520 190 640 190S908 250 888 560', shade(color, 0.15), 46) +
      line('M398 500C396 270 530 204 640 204S884 270 882 500', tint(color, 0.25), 12, 0.8) +
      line('M470 262Q640 152 810 262', shade(color, 0.35), 54) +
      mirrored(
        rect(372, 480, 40, 120, steel, 16),
        moved(
          'rotate(6 400 640)',
          rect(418, 524, 84, 250, ink, 42),
          rect(330, 510, 120, 276, color, 58),
          rect(350, 534, 44, 228, tint(color, 0.22), 22),
          disc(404, 648, 34, shade(color, 0.2)),
          ring(404, 648, 22, accent, 8),
        ),
      ),
  },
  speaker: {
    floor: 260,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      rect(420, 190, 440, 614, shade(color, 0.3), 46) +
      rect(420, 190, 410, 614, color, 46) +
      rect(446, 216, 358, 562, shade(color, 0.16), 30) +
      disc(625, 340, 84, dark) +
      disc(625, 340, 62, ink) +
      disc(625, 340, 26, accent) +
      disc(616, 330, 9, '#ffffff', 0.6) +
      disc(625, 590, 160, dark) +
      disc(625, 590, 134, ink) +
      ring(625, 590, 106, '#57504d', 10) +
      disc(625, 590, 52, accent) +
      path('M625 538A52 52 0 0 0 573 590Q600 556 640 552Z', '#ffffff', 0.4) +
      line('M462 260Q462 234 488 234H560', '#ffffff', 8, 0.25) +
      repeat(4, (i) => disc(468 + (i % 2) * 314, 238 + (i > 1 ? 518 : 0), 9, steel)),
  },
  record: {
    floor: 360,
    lean: 3,
    scene: 'home',
    shapes: (color, accent) =>
      disc(780, 520, 276, ink) +
      repeat(6, (i) => ring(780, 520, 120 + i * 25, '#4b4340', 4)) +
      path('M780 520L980 330A276 276 0 0 1 1040 430Z', '#ffffff', 0.12) +
      path('M780 520L580 710A276 276 0 0 1 520 610Z', '#ffffff', 0.1) +
      disc(780, 520, 92, accent) +
      disc(780, 520, 14, paper) +
      rect(250, 226, 580, 580, shade(color, 0.3), 10) +
      rect(250, 222, 572, 578, color, 10) +
      disc(536, 470, 168, accent) +
      path('M250 560Q400 470 536 560T822 540V790Q822 800 812 800H260Q250 800 250 790Z', tint(color, 0.3)) +
      path('M250 660Q420 570 560 660T822 640V790Q822 800 812 800H260Q250 800 250 790Z', shade(color, 0.25)) +
      rect(290, 258, 250, 26, paper, 6) +
      rect(290, 298, 150, 16, paper, 6, 0.7) +
      path('M250 222H330L250 560Z', '#ffffff', 0.16),
  },
  guitar: {
    floor: 250,
    lean: 7,
    scene: 'home',
    shapes: (color, accent) =>
      moved(
        'rotate(14 640 480)',
        rect(606, 60, 68, 92, shade(color, 0.45), 12),
        repeat(3, (i) => disc(596, 76 + i * 27, 11, steel) + disc(684, 76 + i * 27, 11, steel)),
        path(
          'M640 372C720 372 792 416 780 488C770 544 792 560 832 614' +
            'C890 700 838 830 640 830S390 700 448 614C488 560 510 544 500 488C488 416 560 372 640 372Z',
          shade(color, 0.4),
        ),
        path(
          'M640 388C712 388 776 424 764 488C754 548 780 572 816 624' +
            'C866 704 816 814 640 814S414 704 464 624C500 572 526 548 516 488C504 424 568 388 640 388Z',
          color,
        ),
        path(
          'M556 408C522 432 520 470 530 500C526 560 500 580 478 626C444 690 470 760 540 794' +
            'C480 740 490 670 524 620C556 570 560 540 552 492C546 450 560 424 556 408Z',
          tint(color, 0.4),
          0.7,
        ),
        disc(640, 560, 82, shade(accent, 0.2)) + ring(640, 560, 76, paper, 5) + disc(640, 560, 64, ink),
        path('M712 600Q760 620 752 700Q740 740 704 740Q726 680 712 600Z', shade(color, 0.5)),
        rect(614, 146, 52, 366, shade(color, 0.55), 6) +
          repeat(11, (i) => rect(614, 168 + i * 29, 52, 4, steel)) +
          repeat(4, (i) => disc(640, 212 + i * 58, 5, paper)),
        rect(556, 690, 168, 32, shade(color, 0.55), 10) + rect(586, 686, 108, 8, paper, 4),
        repeat(6, (i) => line(`M${620 + i * 8} 150V690`, '#f4e8d2', 2.4)),
      ),
  },
  piano: {
    floor: 470,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      line('M360 560L900 806M920 560L380 806', dark, 28) +
      line('M360 560L900 806', '#57504d', 8) +
      rect(200, 404, 880, 190, shade(color, 0.35), 26) +
      rect(200, 398, 880, 176, color, 26) +
      rect(230, 418, 150, 44, shade(color, 0.3), 10) +
      repeat(6, (i) => rect(244 + i * 22, 426, 10, 28, shade(color, 0.6), 4)) +
      rect(552, 416, 176, 48, ink, 10) +
      line('M572 440Q600 420 628 440T690 440', accent, 6) +
      repeat(4, (i) => disc(420 + i * 30, 440, 10, i % 2 ? accent : paper)) +
      repeat(5, (i) => rect(766 + i * 36, 430, 24, 20, i === 2 ? accent : tint(color, 0.4), 5)) +
      rect(900 + 60, 424, 90, 32, shade(color, 0.3), 8) +
      rect(226, 478, 828, 96, '#fdf8ee', 8) +
      repeat(22, (i) => rect(260 + i * 36, 478, 3, 96, '#cfc4b4')) +
      repeat(23, (i) => (i % 7 === 2 || i % 7 === 6 || i > 21 ? '' : rect(250 + i * 36, 478, 22, 58, ink, 4))) +
      moved(
        'translate(640 398)',
        path('M-150 0L-130 -170Q-128 -180 -118 -178L-2 -160V0ZM150 0L130 -170Q128 -180 118 -178L2 -160V0Z', paper),
        repeat(4, (i) => line(`M-116 ${-146 + i * 34}L-22 ${-132 + i * 32}M116 ${-146 + i * 34}L22 ${-132 + i * 32}`, '#b8aa98', 4)),
        repeat(4, (i) => disc(-96 + i * 24, -128 + (i % 3) * 34, 7, ink) + disc(36 + i * 22, -116 + (i % 2) * 38, 7, ink)),
      ),
  },
  book: {
    floor: 340,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) => {
      const lying = (x: number, y: number, w: number, cover: string) =>
        rect(x, y, w, 88, shade(cover, 0.2), 12) +
        rect(x + 30, y + 12, w - 24, 64, '#f6ead4', 6) +
        line(`M${x + 60} ${y + 32}H${x + w - 10}M${x + 60} ${y + 54}H${x + w - 10}`, '#d8c5a4', 4) +
        path(
          `M${x + 12} ${y}H${x + w}V${y + 14}H${x + 40}V${y + 74}H${x + w}V${y + 88}` +
            `H${x + 12}Q${x} ${y + 88} ${x} ${y + 76}V${y + 12}Q${x} ${y} ${x + 12} ${y}Z`,
          cover,
        )
      return (
        lying(330, 712, 610, shade(color, 0.25)) +
        lying(372, 624, 540, accent) +
        lying(346, 536, 570, tint(color, 0.35)) +
        moved(
          'rotate(-7 640 530)',
          rect(448, 144, 350, 404, '#f6ead4', 8),
          rect(436, 140, 350, 400, color, 10) + rect(436, 140, 44, 400, shade(color, 0.25), 10),
          disc(634, 290, 78, accent) +
            path('M500 410Q560 340 634 392T780 372V530Q780 536 772 536H500Z', tint(color, 0.35)) +
            path('M500 460Q580 410 650 452T784 436V530Q784 538 776 538H500Z', shade(color, 0.35)),
          rect(536, 172, 196, 18, paper, 6) + rect(566, 202, 136, 12, paper, 5, 0.8),
        )
      )
    },
  },
} satisfies Record<string, Drawing>
