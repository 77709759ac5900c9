import { type Drawing, dark, disc, ink, line, moved, paper, path, rect, repeat, shade, steel, tint, wood } from './shapes.ts'

export const machines = {
  sewing: {
    floor: 430,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      rect(230, 720, 820, 84, shade(wood, 0.2), 16) +
      rect(230, 712, 820, 30, tint(wood, 0.15), 12) +
      rect(300, 660, 690, 60, shade(color, 0.2), 18) +
      path('M420 300H880Q960 310 970 400L980 664H820L800 470H500V540H400V340Q400 304 420 300Z', color) +
      path('M430 316H870Q920 320 940 360Q660 340 420 380V340Q420 320 430 316Z', tint(color, 0.35), 0.75) +
      path('M800 470L820 664H980L976 560Z', shade(color, 0.18)) +
      rect(430, 540, 40, 60, steel, 6) +
      rect(444, 596, 10, 66, '#8f8a85', 3) +
      path('M416 650H484V664H416Z', steel) +
      disc(990, 440, 66, dark) +
      disc(990, 440, 46, steel) +
      disc(990, 440, 16, dark) +
      disc(880, 560, 40, tint(color, 0.6)) +
      line('M880 560L900 536', ink, 8) +
      disc(880, 400, 26, accent) +
      rect(560, 220, 90, 84, accent, 8) +
      rect(550, 212, 110, 14, wood, 5) +
      rect(550, 296, 110, 14, wood, 5) +
      line('M570 240H640M570 258H640M570 276H640', shade(accent, 0.2), 4) +
      line('M604 240Q500 230 450 320V596', tint(accent, 0.2), 4) +
      path('M240 700Q330 650 450 668L520 700Q430 730 360 724Z', accent) +
      path('M240 700Q250 770 230 800H330Q350 740 360 724Z', shade(accent, 0.15)) +
      line('M560 410H740', '#d9b25c', 12) +
      line('M560 440H680', '#d9b25c', 6),
  },
  printer: {
    floor: 400,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      path('M440 180H830L850 440H420Z', paper) +
      path('M440 180H500L490 440H420Z', '#ffffff') +
      line('M520 240H760M520 280H720M520 320H770', shade(paper, 0.25), 10) +
      path('M380 410H900L940 470H340Z', shade(color, 0.4)) +
      rect(260, 450, 760, 290, shade(color, 0.2), 44) +
      rect(260, 450, 740, 280, color, 44) +
      path('M304 450H560L420 730H304Q260 730 260 690V494Q260 450 304 450Z', tint(color, 0.3), 0.55) +
      rect(300, 484, 180, 70, ink, 14) +
      line('M326 506H400M326 530H370', accent, 8) +
      repeat(3, (i) => disc(530 + i * 48, 520, 15, i === 0 ? accent : tint(color, 0.6))) +
      rect(900, 500, 60, 36, ink, 10) +
      rect(380, 600, 520, 60, ink, 14) +
      path('M420 640H860L900 800H380Z', paper) +
      path('M400 740L500 690L580 736L700 670L880 752L890 800H380Z', accent) +
      disc(560, 690, 22, '#e3b04b') +
      path('M420 640H860L864 656H416Z', shade(paper, 0.3)),
  },
  telescope: {
    floor: 320,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      line('M640 500L470 800M640 500L820 800M640 500L650 790', shade(wood, 0.2), 20) +
      line('M560 640L722 640', steel, 8) +
      disc(640, 500, 48, dark) +
      disc(640, 500, 22, steel) +
      moved(
        'rotate(-28 640 440)',
        rect(400, 380, 480, 120, color, 20) +
          rect(400, 396, 480, 26, tint(color, 0.5), 12, 0.8) +
          rect(860, 360, 130, 160, shade(color, 0.25), 24) +
          rect(968, 352, 36, 176, ink, 12) +
          rect(430, 370, 30, 140, accent, 8) +
          rect(790, 370, 30, 140, accent, 8),
        rect(320, 404, 90, 72, dark, 10),
        rect(268, 416, 60, 48, ink, 12),
        rect(480, 318, 190, 40, dark, 14),
        rect(500, 350, 14, 34, steel),
        rect(630, 350, 14, 34, steel),
      ) +
      [
        [960, 130],
        [1060, 260],
        [760, 110],
        [320, 180],
      ]
        .map(([x = 0, y = 0], i) =>
          path(
            `M${x} ${y - 26}L${x + 7} ${y - 7}L${x + 26} ${y}L${x + 7} ${y + 7}` +
              `L${x} ${y + 26}L${x - 7} ${y + 7}L${x - 26} ${y}L${x - 7} ${y - 7}Z`,
            i % 2 ? accent : '#fffdf6',
          ),
        )
        .join(''),
  },
} satisfies Record<string, Drawing>
