import { type Drawing, disc, ink, line, mirrored, moved, paper, path, rect, repeat, shade, steel, tint, wood } from './shapes.ts'

/** A hanger on its hook, for clothes photographed hanging. */
const hanger = (y: number): string =>
  line(`M640 ${y}V${y - 30}Q640 ${y - 50} 656 ${y - 60}Q676 ${y - 76} 660 ${y - 94}Q640 ${y - 108} 622 ${y - 88}`, steel, 9) +
  line(`M470 ${y + 66}L640 ${y}L810 ${y + 66}`, wood, 18)

const flowers = [
  [560, 520],
  [622, 500],
  [700, 530],
  [540, 610],
  [610, 590],
  [680, 600],
  [756, 610],
  [500, 700],
  [575, 680],
  [650, 690],
  [724, 680],
  [800, 700],
  [470, 770],
  [545, 760],
  [620, 775],
  [700, 760],
  [775, 770],
] as const

export const clothes = {
  sneaker: {
    floor: 440,
    lean: 0,
    scene: 'studio',
    shapes: (color, accent) => {
      const shoe = (tone: string) =>
        path(
          'M250 520Q250 470 290 466Q330 470 350 500Q420 540 500 490L560 430' +
            'Q590 410 620 436L760 580Q900 600 1000 650Q1040 680 1036 730H250Z',
          tone,
        ) +
        path('M250 560Q330 600 420 590Q470 660 440 730H250Z', shade(tone, 0.22)) +
        path('M780 590Q910 604 1000 650Q1040 680 1036 730H860Q890 650 780 590Z', shade(tone, 0.16)) +
        path('M440 700Q560 690 690 600Q650 690 540 726H450Z', accent) +
        path('M500 490L560 430Q590 410 620 436L690 508L580 560Z', tint(tone, 0.35)) +
        path('M290 466Q330 470 350 500Q420 540 500 490L520 474Q430 500 390 470Q340 440 290 466Z', ink) +
        repeat(4, (i) => line(`M${560 + i * 44} ${474 + i * 36}L${632 + i * 40} ${450 + i * 40}`, paper, 15)) +
        rect(262, 500, 30, 90, accent, 12) +
        path('M236 720H1044Q1060 760 1030 790Q1016 804 990 804H280Q240 804 234 770Z', paper) +
        path('M234 770H1042Q1030 804 990 804H280Q240 804 234 770Z', shade(accent, 0.1)) +
        repeat(15, (i) => rect(290 + i * 48, 740, 22, 12, shade(paper, 0.14), 6)) +
        line('M300 640H380M300 664H390', tint(tone, 0.4), 7, 0.7)
      return moved('translate(230 40) scale(0.8) rotate(-9 640 800) translate(-30 -110)', shoe(shade(color, 0.18))) + shoe(color)
    },
  },
  boots: {
    floor: 380,
    lean: 0,
    scene: 'studio',
    shapes: (color, accent) => {
      const boot = (tone: string) =>
        path('M400 250Q400 230 420 228L600 216Q624 216 626 240L650 560Q780 590 830 640Q868 680 860 750H390Q380 600 412 520Z', tone) +
        path('M400 250Q400 230 420 228L476 224Q500 400 470 540Q440 640 450 750H390Q380 600 412 520Z', tint(tone, 0.25), 0.55) +
        path('M650 560Q780 590 830 640Q868 680 860 750H720Q740 640 610 590Z', shade(tone, 0.2)) +
        rect(394, 216, 240, 44, shade(tone, 0.35), 16) +
        path('M560 250L626 250L652 560L600 590Z', shade(tone, 0.4)) +
        repeat(
          6,
          (i) =>
            line(`M${548 + i * 7} ${300 + i * 48}L${634 + i * 3} ${286 + i * 50}`, accent, 11) +
            disc(546 + i * 7, 300 + i * 48, 8, '#d9b25c'),
        ) +
        path('M380 744H866Q884 770 876 804H620V780H560V804H376Q370 770 380 744Z', ink) +
        rect(380, 738, 486, 16, wood, 6) +
        line('M414 220Q404 172 426 172T440 220', accent, 10)
      return moved('translate(200 -16) scale(0.96)', boot(shade(color, 0.2))) + moved('translate(-70 0)', boot(color))
    },
  },
  jacket: {
    floor: 0,
    lean: 2,
    scene: 'home',
    shapes: (color, accent) =>
      hanger(170) +
      mirrored(
        path('M470 226Q380 250 350 340L270 690Q266 716 290 722L376 736Q396 738 400 716L450 470Z', shade(color, 0.14)),
        rect(276, 684, 122, 46, accent, 12),
      ) +
      path('M520 196Q640 240 760 196L830 226Q860 250 856 330L870 780Q870 804 846 804H434Q410 804 410 780L424 330Q420 250 450 226Z', color) +
      path('M520 196L450 226Q420 250 424 330L410 780Q410 804 434 804H500L520 300Z', tint(color, 0.18), 0.6) +
      mirrored(path('M560 190Q600 250 636 300L620 420L520 280Q500 230 520 190Z', shade(color, 0.35))) +
      path('M560 190Q640 230 720 190L640 300Z', accent) +
      line('M640 300V800', shade(color, 0.5), 10) +
      line('M640 300V800', '#d9b25c', 4) +
      rect(632, 330, 16, 34, '#d9b25c', 5) +
      mirrored(
        line('M480 600L580 570', shade(color, 0.45), 12),
        path('M470 420H590V500Q590 510 580 510H480Q470 510 470 500Z', shade(color, 0.12)),
        rect(466, 404, 128, 34, shade(color, 0.28), 8),
        disc(530, 424, 7, '#d9b25c'),
      ) +
      rect(408, 764, 464, 42, accent, 14),
  },
  shirt: {
    floor: 0,
    lean: 3,
    scene: 'home',
    shapes: (color, accent) =>
      hanger(190) +
      mirrored(
        path('M500 240L360 320Q330 340 340 370L400 500Q410 520 432 510L480 486Z', shade(color, 0.16)),
        path('M392 484L478 446L484 486L412 520Z', accent),
      ) +
      path('M536 222Q640 300 744 222L800 250V770Q800 800 770 800H510Q480 800 480 770V250Z', color) +
      path('M536 222L480 250V770Q480 800 510 800H560Q530 500 560 250Z', tint(color, 0.28), 0.6) +
      path('M744 222L800 250V770Q800 800 770 800H740Q760 500 730 240Z', shade(color, 0.14)) +
      path('M536 222Q640 300 744 222L768 236Q640 350 512 236Z', shade(color, 0.35)) +
      disc(640, 520, 92, accent) +
      path('M548 540Q600 490 640 524T732 516A92 92 0 0 1 548 540Z', tint(color, 0.65)) +
      disc(664, 484, 24, paper) +
      line('M580 660H700M610 692H670', accent, 12),
  },
  dress: {
    floor: 0,
    lean: 3,
    scene: 'home',
    shapes: (color, accent) =>
      hanger(130) +
      line('M556 184L570 250M724 184L710 250', shade(color, 0.2), 14) +
      path('M540 236Q600 290 640 260Q680 290 740 236L730 430H550Z', color) +
      path('M550 420H730Q790 620 880 790Q640 850 400 790Q490 620 550 420Z', color) +
      path('M550 420H590Q560 640 490 808Q440 800 400 790Q490 620 550 420Z', tint(color, 0.3), 0.7) +
      path('M690 420H730Q790 620 880 790Q840 802 790 808Q720 600 690 420Z', shade(color, 0.16)) +
      line('M630 450Q610 640 590 810M670 450Q690 640 700 812', shade(color, 0.18), 7, 0.7) +
      flowers.map(([x, y]) => disc(x, y, 15, accent) + disc(x, y, 6, paper)).join('') +
      repeat(5, (i) => disc(580 + ((i * 53) % 130), 300 + i * 22, 10, accent)) +
      rect(546, 404, 188, 34, shade(color, 0.38), 10) +
      path('M640 420L600 396V446ZM640 420L680 396V446Z', accent) +
      path('M632 426L610 510L640 430L676 506L650 424Z', accent),
  },
  jeans: {
    floor: 0,
    lean: 3,
    scene: 'home',
    shapes: (color, accent) =>
      hanger(110) +
      mirrored(rect(500, 160, 26, 40, steel, 6)) +
      path('M470 180H810L850 790Q850 806 834 806H704Q690 806 688 792L648 400H632L592 792Q590 806 576 806H446Q430 806 430 790Z', color) +
      path('M470 180H540Q500 480 480 806H446Q430 806 430 790ZM690 420L740 806H704Q690 806 688 792L650 420Z', tint(color, 0.25), 0.5) +
      path('M760 190H810L850 790Q850 806 834 806H800Q810 480 760 190Z', shade(color, 0.22)) +
      rect(464, 166, 352, 54, shade(color, 0.3), 8) +
      repeat(4, (i) => rect(490 + i * 96, 160, 16, 66, tint(color, 0.1), 5)) +
      disc(640, 194, 13, '#d9b25c') +
      line('M640 224V330Q640 372 602 384', accent, 5) +
      line('M482 232Q500 312 580 318L592 226M798 232Q780 312 700 318L688 226', accent, 6) +
      rect(432, 764, 156, 42, tint(color, 0.4), 8) +
      rect(692, 764, 156, 42, tint(color, 0.4), 8) +
      line('M476 260L448 756M804 260L832 756', accent, 4, 0.7) +
      line('M500 500Q530 510 556 500M720 500Q750 510 776 500', tint(color, 0.4), 8, 0.6),
  },
} satisfies Record<string, Drawing>
