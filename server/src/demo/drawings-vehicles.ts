import { type Drawing, dark, disc, glass, ink, line, moved, paper, path, rect, repeat, ring, scaled, shade, steel, tint } from './shapes.ts'

const wheel = (x: number, y: number, r: number): string =>
  disc(x, y, r, ink) +
  ring(x, y, r * 0.84, '#4c4542', r * 0.06) +
  disc(x, y, r * 0.64, steel) +
  disc(x, y, r * 0.55, '#8f8a85') +
  repeat(5, (i) => moved(`rotate(${i * 72} ${x} ${y})`, rect(x - r * 0.09, y - r * 0.58, r * 0.18, r * 0.5, '#dedcd8', r * 0.06))) +
  disc(x, y, r * 0.17, dark)

const moto = (x: number, y: number): string =>
  disc(x, y, 166, ink) +
  ring(x, y, 140, '#4c4542', 8) +
  disc(x, y, 112, '#e9dcc8') +
  repeat(14, (i) => moved(`rotate(${i * 25.7} ${x} ${y})`, rect(x - 2, y - 112, 4, 112, '#8f8a85'))) +
  ring(x, y, 112, steel, 10) +
  disc(x, y, 34, dark) +
  disc(x, y, 18, steel)

export const vehicles = {
  car: {
    floor: 520,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      path(
        'M180 640Q180 560 260 546L380 526Q470 420 560 408H780Q860 412 940 524' +
          'L1040 548Q1100 566 1104 640V700Q1104 730 1074 730H210Q180 730 180 700Z',
        color,
      ) +
      path('M190 620Q200 566 264 554L390 534H930L1034 558Q1080 572 1092 616Q640 580 190 620Z', tint(color, 0.28), 0.75) +
      path('M428 526Q500 440 568 432H640V526Z', glass) +
      path('M664 432H776Q832 438 888 526H664Z', glass) +
      path('M520 456L568 432H600L540 526H470Z', '#ffffff', 0.45) +
      path('M700 432H744L716 526H672Z', '#ffffff', 0.4) +
      path('M180 676H1104V700Q1104 730 1074 730H210Q180 730 180 700Z', shade(color, 0.45)) +
      line('M652 536V690M420 540Q410 620 440 690M900 540Q910 600 890 640', shade(color, 0.28), 5) +
      rect(580, 574, 54, 14, shade(color, 0.4), 7) +
      rect(810, 574, 54, 14, shade(color, 0.4), 7) +
      path('M1040 566Q1092 580 1098 624H1052Q1030 600 1040 566Z', '#fff1c0') +
      path('M184 580Q206 566 232 566V616H182Z', '#d8452e') +
      rect(1060, 640, 46, 22, steel, 8) +
      rect(172, 650, 50, 22, steel, 8) +
      path('M404 500L430 520H396Q384 506 404 500Z', shade(color, 0.3)) +
      path('M250 730A98 98 0 0 1 446 730ZM840 730A98 98 0 0 1 1036 730Z', shade(color, 0.6)) +
      wheel(348, 720, 84) +
      wheel(938, 720, 84) +
      rect(560, 690, 200, 8, accent, 4),
  },
  van: {
    floor: 520,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      path(
        'M190 340Q190 316 214 316H800Q870 320 920 390L990 510L1070 540Q1100 556 1100 600V700Q1100 730 1070 730H220Q190 730 190 700Z',
        color,
      ) +
      path('M190 340Q190 316 214 316H800Q820 318 836 324V370H190Z', tint(color, 0.4), 0.7) +
      path('M770 380H850Q880 384 950 500Q946 512 930 512H770Z', glass) +
      path('M800 380H836L810 512H774Z', '#ffffff', 0.5) +
      rect(190, 560, 910, 34, accent) +
      path('M190 674H1100V700Q1100 730 1070 730H220Q190 730 190 700Z', shade(color, 0.45)) +
      line('M740 340V690M960 520V680M470 330V690', shade(color, 0.22), 5) +
      rect(670, 520, 50, 16, dark, 8) +
      rect(776, 540, 50, 14, dark, 7) +
      moved(
        'translate(330 456)',
        rect(-70, -70, 140, 110, '#d9a566', 8),
        rect(-14, -70, 28, 110, '#f0cf98'),
        rect(-40, -14, 36, 30, paper, 4),
      ) +
      path('M560 420H650V400L700 440L650 480V460H560Z', accent) +
      path('M1030 548Q1084 560 1092 606H1046Q1020 586 1030 548Z', '#fff1c0') +
      rect(186, 600, 20, 60, '#d8452e', 8) +
      rect(1056, 650, 50, 22, steel, 8) +
      path('M960 470H984V520H950Z', dark) +
      path('M266 730A98 98 0 0 1 462 730ZM846 730A98 98 0 0 1 1042 730Z', shade(color, 0.6)) +
      wheel(364, 722, 84) +
      wheel(944, 722, 84),
  },
  motorcycle: {
    floor: 460,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      moto(364, 640) +
      moto(926, 640) +
      line('M926 640L836 392', steel, 26) +
      line('M926 640L836 392', '#8f8a85', 8) +
      line('M364 640L560 626', dark, 26) +
      line('M420 560L380 620', accent, 22) +
      line('M430 600L620 560L800 470L690 640H520Z', dark, 20) +
      path('M520 540H720L740 640Q736 690 690 694H560Q516 690 510 640Z', '#5d5551') +
      repeat(4, (i) => rect(540, 556 + i * 26, 160, 12, steel, 5)) +
      disc(620, 664, 44, steel) +
      disc(620, 664, 26, dark) +
      line('M520 690Q420 724 300 700', steel, 30) +
      line('M300 694L250 690', '#96918c', 40) +
      line('M700 590Q770 640 720 690H600', '#b98a4e', 14) +
      path('M540 430Q600 370 700 380Q800 386 826 470L740 520H560Q530 480 540 430Z', color) +
      path('M566 432Q620 392 700 400Q760 406 786 438Q660 420 566 470Z', tint(color, 0.45), 0.8) +
      path('M600 480H700L690 506H610Z', accent) +
      path('M300 430Q310 408 350 420Q440 446 556 440Q566 480 540 506H420Q360 500 300 430Z', ink) +
      line('M330 436Q420 470 530 462', '#57504d', 8) +
      path('M270 470Q300 440 360 476L430 510L400 540Q310 530 270 470Z', color) +
      rect(256, 460, 40, 24, '#d8452e', 10) +
      line('M836 392L800 340M800 340L720 330', dark, 16) +
      line('M740 332H700', ink, 26) +
      disc(866, 420, 46, dark) +
      disc(874, 420, 36, '#fff1c0') +
      path('M800 330Q860 320 870 380L836 392Z', glass, 0.9) +
      path('M830 520Q920 440 1040 560Q960 520 880 560Z', color) +
      line('M560 690L520 800', dark, 12) +
      disc(780, 318, 22, steel),
  },
  tyre: {
    floor: 270,
    lean: 0,
    scene: 'studio',
    shapes: (color, accent) =>
      scaled(
        1.08,
        disc(690, 530, 264, '#1e1917') +
          repeat(24, (i) => moved(`rotate(${i * 15} 690 530)`, rect(676, 256, 30, 22, '#4c4542', 4))) +
          disc(610, 530, 270, ink) +
          repeat(30, (i) => moved(`rotate(${i * 12} 610 530)`, rect(600, 262, 18, 34, '#4c4542', 4))) +
          ring(610, 530, 216, '#4c4542', 6) +
          line('M470 374A208 208 0 0 1 560 328', paper, 14, 0.75) +
          line('M750 690A208 208 0 0 1 668 732', accent, 14) +
          disc(610, 530, 160, '#8f8a85') +
          disc(610, 530, 148, color) +
          disc(610, 530, 132, shade(color, 0.45)) +
          repeat(5, (i) =>
            moved(`rotate(${i * 72} 610 530)`, path('M580 510L566 392H598L610 480L622 392H654L640 510Z', tint(color, 0.35))),
          ) +
          disc(610, 530, 40, tint(color, 0.2)) +
          disc(610, 530, 22, accent) +
          repeat(5, (i) => moved(`rotate(${i * 72 + 36} 610 530)`, disc(610, 480, 8, steel))),
      ),
  },
  helmet: {
    floor: 300,
    lean: 0,
    scene: 'studio',
    shapes: (color, accent) =>
      path(
        'M340 560Q330 240 640 224Q930 224 950 520L956 620Q956 650 930 660L880 676L860 770Q850 802 816 802H480Q360 800 340 560Z',
        shade(color, 0.22),
      ) +
      path('M340 560Q330 240 640 224Q900 224 940 480L700 660L760 802H480Q360 800 340 560Z', color) +
      path('M380 500Q400 300 600 262Q450 340 430 560Q400 600 380 500Z', tint(color, 0.5), 0.75) +
      path('M640 226Q700 226 750 244Q520 320 430 796Q400 780 384 750Q450 330 640 226Z', accent, 0.95) +
      path('M620 470Q640 400 720 396L926 420Q952 470 954 580Q952 604 926 604L720 620Q640 616 620 560Z', ink) +
      path('M640 476Q656 418 724 414L914 434Q934 480 936 570Q930 586 914 588L724 600Q656 596 640 552Z', '#34557a') +
      path('M660 470Q676 430 730 428L800 434L720 590Q664 584 656 546Z', '#cfe6f2', 0.45) +
      disc(610, 516, 40, dark) +
      disc(610, 516, 24, steel) +
      line('M760 690L850 676M756 724L846 708', shade(color, 0.5), 14) +
      path('M480 802H816Q850 802 860 770H420Q440 802 480 802Z', ink),
  },
} satisfies Record<string, Drawing>
