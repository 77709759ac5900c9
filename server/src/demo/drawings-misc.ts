import {
  type Drawing,
  dark,
  disc,
  glass,
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
  shade,
  steel,
  tint,
  wood,
} from './shapes.ts'

export const misc = {
  cake: {
    floor: 340,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      path('M560 700H720L760 790Q640 820 520 790Z', shade(steel, 0.1)) +
      oval(640, 700, 330, 46, shade(steel, 0.2)) +
      oval(640, 690, 330, 44, tint(steel, 0.5)) +
      path('M360 500H920V670Q640 730 360 670Z', color) +
      path('M360 500H460V690Q400 682 360 670Z', tint(color, 0.35), 0.6) +
      oval(640, 500, 280, 44, tint(color, 0.3)) +
      path(
        'M360 500Q380 570 420 540Q450 600 490 552Q530 620 580 560Q620 630 670 562' +
          'Q720 612 760 556Q800 600 840 548Q890 580 920 500A280 44 0 0 1 360 500Z',
        paper,
      ) +
      path('M460 370H820V500Q640 540 460 500Z', tint(accent, 0.1)) +
      path('M460 370H530V516Q490 508 460 500Z', tint(accent, 0.5), 0.6) +
      oval(640, 370, 180, 30, paper) +
      repeat(
        7,
        (i) =>
          disc(484 + i * 52, 506 + (i % 2) * 6 + Math.round(14 - Math.abs(i - 3) * 4), 20, '#c8362f') +
          disc(478 + i * 52, 500 + (i % 2) * 6 + Math.round(14 - Math.abs(i - 3) * 4), 6, '#ffffff', 0.6),
      ) +
      repeat(
        3,
        (i) =>
          rect(560 + i * 70, 260, 20, 110, i % 2 ? color : accent, 6) +
          line(`M${562 + i * 70} 300L${578 + i * 70} 284M${562 + i * 70} 340L${578 + i * 70} 324`, paper, 6) +
          path(`M${570 + i * 70} 196Q${600 + i * 70} 236 ${570 + i * 70} 256Q${540 + i * 70} 236 ${570 + i * 70} 196Z`, '#f6b23c') +
          path(`M${570 + i * 70} 220Q${584 + i * 70} 240 ${570 + i * 70} 252Q${556 + i * 70} 240 ${570 + i * 70} 220Z`, '#fff1c0'),
      ),
  },
  dog: {
    floor: 370,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      line('M560 540Q380 460 300 220', accent, 12) +
      rect(250, 170, 92, 70, accent, 22) +
      rect(268, 186, 56, 38, shade(accent, 0.3), 12) +
      line('M880 640Q980 600 960 500', '#c98f55', 38) +
      path('M560 480Q540 700 520 800H620L640 700H700Q710 770 760 804H880Q930 700 860 590Q780 500 700 470Z', '#c98f55') +
      path('M600 560Q590 700 600 800H560Q540 800 520 800Q540 700 560 500Z', '#f0d9b8') +
      path('M740 804Q710 700 790 640Q740 720 800 804Z', '#a87140') +
      rect(504, 776, 124, 30, '#f0d9b8', 15) +
      rect(744, 776, 140, 30, '#f0d9b8', 15) +
      path('M470 260Q500 200 600 206Q720 210 730 340Q730 470 620 490Q560 490 520 440L420 430Q384 420 392 380Q400 350 440 340Z', '#d9a066') +
      path('M500 400L420 430Q384 420 392 380Q400 350 440 340L500 330Z', '#f0d9b8') +
      oval(404, 366, 26, 20, ink) +
      line('M430 420Q470 440 510 420', ink, 7) +
      path('M470 440Q480 490 504 480Q520 470 510 432Z', '#e2786c') +
      disc(530, 310, 17, ink) +
      disc(525, 304, 6, '#ffffff') +
      path('M640 220Q760 220 770 360Q770 430 720 420Q660 380 640 220Z', '#8a5a33') +
      path('M540 478Q620 520 700 450L712 478Q640 550 548 508Z', color) +
      disc(600, 528, 22, '#d9b25c'),
  },
  aquarium: {
    floor: 420,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      rect(260, 300, 760, 490, glass, 24) +
      path('M272 380Q400 360 520 382T780 380T1008 382V770Q1008 784 994 784H286Q272 784 272 770Z', '#7fc0cf') +
      path('M272 690Q420 640 600 690T1008 670V770Q1008 784 994 784H286Q272 784 272 770Z', '#e6c58c') +
      repeat(18, (i) => oval(310 + i * 40, 740 + ((i * 17) % 30), 15, 9, i % 2 ? '#c9a067' : '#f4deb4')) +
      line('M360 700Q330 620 366 560T350 450M410 690Q440 620 410 560M900 680Q860 600 900 520T890 420', '#4f8a5c', 20) +
      path('M680 700Q670 590 740 580Q760 540 800 580Q870 590 850 690Z', '#8a7a6b') +
      path('M730 690Q730 640 764 640T796 690Z', '#5c5047') +
      [
        [540, 500, 1, accent],
        [740, 450, -0.8, color],
        [640, 610, 0.7, '#e9653a'],
      ]
        .map(([x, y, k, tone]) =>
          moved(
            `translate(${x} ${y}) scale(${k} ${Math.abs(Number(k))})`,
            path('M-90 0Q-20 -80 70 0Q-20 80 -90 0Z', String(tone)),
            path('M50 0L130 -56Q110 0 130 56Z', shade(String(tone), 0.15)),
            path('M-20 -34Q10 -80 40 -30Z', shade(String(tone), 0.15)),
            disc(-50, -10, 11, paper),
            disc(-52, -10, 6, ink),
            line('M-20 -26Q-6 0 -20 26', paper, 8),
          ),
        )
        .join('') +
      repeat(5, (i) => ring(470 + (i % 2) * 26, 430 - i * 8 + i * 50, 8 + i, '#ffffff', 4, 0.8)) +
      path('M300 312H380L330 770H290V322Z', '#ffffff', 0.3) +
      rect(244, 262, 792, 48, dark, 16) +
      rect(560, 246, 160, 22, accent, 10) +
      rect(244, 776, 792, 28, dark, 12),
  },
  umbrella: {
    floor: 300,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      mirrored(path('M470 650H504L492 804H458Z', wood)) +
      path(
        'M640 130Q330 150 250 440Q300 400 380 440Q440 390 510 440Q580 390 640 440' +
          'Q700 390 770 440Q840 390 900 440Q980 400 1030 440Q950 150 640 130Z',
        color,
      ) +
      path('M640 130Q450 190 380 440Q440 390 510 440Q540 240 640 130ZM640 130Q740 240 770 440Q840 390 900 440Q830 190 640 130Z', accent) +
      path('M640 130Q330 150 250 440Q280 416 310 416Q370 220 640 130Z', tint(color, 0.35), 0.6) +
      rect(630, 100, 20, 706, steel, 8) +
      disc(640, 100, 18, '#d9b25c') +
      oval(640, 798, 90, 20, dark) +
      path('M460 560H820L850 640H430Z', accent) +
      path('M430 640H850V664H430Z', shade(accent, 0.25)) +
      line('M520 560L506 640M600 560L596 640M680 560L684 640M760 560L774 640', paper, 14),
  },
} satisfies Record<string, Drawing>
