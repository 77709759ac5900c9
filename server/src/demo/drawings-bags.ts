import { type Drawing, dark, disc, ink, line, mirrored, moved, paper, path, rect, repeat, shade, steel, tint, wood } from './shapes.ts'

export const bags = {
  bag: {
    floor: 340,
    lean: 0,
    scene: 'studio',
    shapes: (color, accent) =>
      line('M470 440Q470 190 640 190T810 440', shade(color, 0.35), 26) +
      line('M474 430Q478 204 640 200', tint(color, 0.25), 7, 0.8) +
      path('M380 420H900Q920 420 924 440L970 770Q972 804 940 804H340Q308 804 310 770L356 440Q360 420 380 420Z', color) +
      path('M380 420H470L430 804H340Q308 804 310 770L356 440Q360 420 380 420Z', tint(color, 0.28), 0.6) +
      path('M860 420H900Q920 420 924 440L970 770Q972 804 940 804H880Z', shade(color, 0.2)) +
      path('M370 420H910L880 590Q870 640 820 640H460Q410 640 400 590Z', shade(color, 0.14)) +
      line('M396 440L424 584Q430 614 462 614H818Q850 614 856 584L884 440', tint(color, 0.45), 5, 0.9) +
      rect(590, 600, 100, 84, '#d9b25c', 16) +
      rect(612, 622, 56, 40, shade(color, 0.3), 10) +
      mirrored(disc(470, 440, 18, '#d9b25c')) +
      path('M470 440Q440 520 470 600Q450 640 430 700L470 690L490 720Q510 640 484 560Z', accent) +
      line('M470 470Q460 540 484 640', tint(accent, 0.4), 8),
  },
  backpack: {
    floor: 300,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      rect(420, 110, 440, 84, shade(accent, 0.1), 42) +
      rect(420, 110, 440, 30, tint(accent, 0.35), 15) +
      disc(456, 152, 26, shade(accent, 0.3)) +
      line('M540 100V210M740 100V210', dark, 16) +
      line('M430 330Q330 480 400 720M850 330Q950 480 880 720', shade(color, 0.4), 40) +
      path('M420 330Q420 190 640 190T860 330V730Q860 804 790 804H490Q420 804 420 730Z', color) +
      path('M420 330Q420 240 520 206Q470 300 480 804Q420 800 420 730Z', tint(color, 0.28), 0.6) +
      path('M800 240Q860 270 860 330V730Q860 804 790 804H770Q820 600 800 240Z', shade(color, 0.18)) +
      path('M430 300Q450 190 640 190T850 300L840 420H440Z', shade(color, 0.16)) +
      line('M520 410V500M760 410V500', dark, 22) +
      rect(500, 470, 40, 46, '#d9b25c', 8) +
      rect(740, 470, 40, 46, '#d9b25c', 8) +
      rect(596, 250, 88, 60, accent, 10) +
      path('M606 300L634 264L650 284L660 274L676 300Z', paper) +
      rect(462, 560, 356, 212, shade(color, 0.2), 40) +
      rect(462, 560, 356, 70, tint(color, 0.14), 34) +
      line('M486 630H794', '#d9b25c', 6) +
      line('M560 630V664', accent, 12) +
      rect(372, 570, 66, 190, '#8fb8bf', 26) +
      rect(382, 540, 46, 36, dark, 10) +
      line('M600 190Q600 150 640 150T680 190', dark, 16),
  },
  suitcase: {
    floor: 320,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      line('M530 240V120Q530 104 546 104H734Q750 104 750 120V240', steel, 18) +
      rect(560, 92, 160, 34, ink, 16) +
      mirrored(disc(470, 788, 24, ink), disc(470, 788, 10, steel)) +
      rect(400, 226, 490, 550, shade(color, 0.3), 56) +
      rect(400, 226, 466, 550, color, 56) +
      repeat(5, (i) => rect(456 + i * 82, 262, 26, 478, shade(color, 0.16), 13) + rect(456 + i * 82, 262, 9, 478, tint(color, 0.3), 5)) +
      rect(570, 236, 140, 30, ink, 15) +
      mirrored(
        path('M400 300V260Q400 226 450 226H490V252H456Q426 252 426 290V300Z', shade(color, 0.5)),
        path('M400 700V740Q404 776 450 776H490V750H456Q426 748 426 710V700Z', shade(color, 0.5)),
      ) +
      moved('rotate(-10 540 430)', rect(470, 380, 130, 96, paper, 10), path('M480 460L520 410L546 440L560 424L590 460Z', accent)) +
      moved('rotate(8 740 600)', disc(740, 600, 62, accent), disc(740, 600, 46, paper), path('M716 624L740 564L764 624L740 608Z', color)) +
      moved('rotate(14 750 190)', line('M740 130V190', wood, 8) + rect(712, 188, 60, 90, wood, 12) + rect(724, 214, 36, 44, paper, 5)),
  },
  box: {
    floor: 400,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      path('M360 470L300 390L560 350L640 430ZM920 470L990 380L730 350L640 430Z', '#d5a56c') +
      path('M360 470L640 430L920 470L640 520Z', '#7d5431') +
      moved('rotate(-12 520 420)', rect(460, 250, 120, 230, color, 10), rect(480, 270, 80, 50, tint(color, 0.5), 6)) +
      moved('rotate(10 700 420)', path('M650 480V320Q650 250 706 250T762 320V480Z', accent), disc(706, 314, 28, tint(accent, 0.5))) +
      path('M580 470Q560 330 610 290Q660 330 640 470Z', '#6b9a62') +
      path('M360 470L640 520V806L360 750Z', '#c08c55') +
      path('M640 520L920 470V750L640 806Z', '#a87543') +
      path('M360 470L250 540L530 600L640 520Z', '#dcb07a') +
      path('M920 470L1030 530L760 600L640 520Z', '#cd9d64') +
      path('M440 640L540 660V720L440 700Z', paper) +
      line('M456 660L520 674M456 682L500 691', shade(paper, 0.4), 6) +
      path('M760 690L790 684V640L806 660L820 644V678L850 672V690L760 708Z', '#8a5c33'),
  },
} satisfies Record<string, Drawing>
