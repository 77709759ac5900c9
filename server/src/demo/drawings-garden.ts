import { type Drawing, dark, disc, ink, line, moved, paper, path, rect, repeat, ring, shade, steel, tint, wood } from './shapes.ts'

const wheel = (x: number, y: number, r: number, color: string): string =>
  disc(x, y, r, ink) + ring(x, y, r * 0.86, '#57504d', r * 0.1) + disc(x, y, r * 0.56, steel) + disc(x, y, r * 0.28, color)

export const garden = {
  grill: {
    floor: 380,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      line('M420 560L360 800M860 560L920 800', dark, 22) +
      line('M392 690H888', dark, 14) +
      rect(376, 676, 528, 22, shade(wood, 0.2), 6) +
      path('M310 470H970L900 590Q892 604 874 604H406Q388 604 380 590Z', color) +
      path('M310 470H420L470 604H406Q388 604 380 590Z', tint(color, 0.22), 0.6) +
      path('M860 470H970L900 590Q892 604 874 604H800Z', shade(color, 0.3)) +
      path('M360 470Q400 420 450 446Q500 400 560 440Q620 396 690 442Q750 404 810 446Q880 424 920 470Z', '#e0552f') +
      path('M440 470Q480 430 540 456Q620 424 700 458Q780 434 840 470Z', '#f6b23c') +
      rect(290, 452, 700, 24, ink, 8) +
      repeat(16, (i) => rect(326 + i * 40, 446, 10, 12, steel, 3)) +
      path('M380 446Q370 400 420 392Q490 376 520 408Q534 440 510 448H396Z', '#a4502f') +
      line('M400 420Q440 396 490 412', '#d98a5f', 9) +
      repeat(3, (i) =>
        moved(`translate(${570 + i * 92} 424) rotate(-12)`, rect(-34, -18, 76, 36, '#b85a34', 18), line('M-20 -4H24', '#e39a6b', 6)),
      ) +
      path('M846 446Q850 404 890 408Q926 416 920 446Z', '#c98f4e') +
      line('M990 470H1090M1040 470V560', dark, 12) +
      line('M1020 490V640', steel, 10) +
      path('M1008 620H1032L1036 676H1004Z', wood) +
      line('M1064 490V640', steel, 8) +
      path('M1052 600H1076V640H1052Z', wood) +
      rect(240, 462, 60, 16, dark, 8) +
      line('M450 360Q430 320 456 286T446 214M640 360Q620 310 650 270T636 190M810 370Q790 330 816 296T806 230', '#fffdf6', 16, 0.65) +
      disc(640, 540, 26, accent) +
      disc(640, 540, 10, paper),
  },
  mower: {
    floor: 440,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      repeat(26, (i) =>
        path(`M${220 + i * 34} 806L${232 + i * 34} ${762 - ((i * 37) % 30)}L${246 + i * 34} 806Z`, i % 2 ? '#6f9a4f' : '#87b160'),
      ) +
      line('M860 640L1050 300Q1056 286 1072 286H1110', dark, 24) +
      line('M1060 286H1120', ink, 34) +
      line('M900 640L1010 440', steel, 8) +
      rect(960, 404, 90, 54, accent, 16) +
      path('M250 730Q250 620 350 600H860Q950 610 950 700V746H250Z', color) +
      path('M270 700Q280 630 356 616H620V640Q400 640 330 720Z', tint(color, 0.35), 0.7) +
      rect(244, 730, 712, 34, shade(color, 0.35), 14) +
      path('M420 604Q424 470 520 462H680Q780 470 786 604Z', dark) +
      path('M446 596Q452 494 530 486H590L540 596Z', '#5d5551') +
      rect(520, 434, 160, 34, accent, 14) +
      repeat(5, (i) => rect(640 + i * 26, 512, 12, 70, ink, 6)) +
      rect(470, 566, 120, 20, accent, 8) +
      line('M700 440L770 400', ink, 12) +
      rect(758, 384, 50, 24, ink, 10) +
      wheel(340, 740, 72, color) +
      wheel(860, 726, 92, color),
  },
} satisfies Record<string, Drawing>
