import { type Drawing, dark, disc, ink, line, mirrored, moved, oval, path, rect, repeat, ring, shade, steel, tint } from './shapes.ts'

export const nursery = {
  teddy: {
    floor: 290,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) => {
      const fur = '#b8814e'
      return (
        mirrored(
          oval(480, 740, 96, 72, fur),
          oval(462, 742, 48, 46, tint(fur, 0.5)),
          moved('rotate(24 470 580)', oval(470, 580, 58, 116, shade(fur, 0.1))),
          disc(510, 222, 72, fur),
          disc(510, 222, 40, tint(fur, 0.5)),
        ) +
        oval(640, 650, 170, 156, fur) +
        oval(640, 670, 108, 108, tint(fur, 0.45)) +
        disc(640, 350, 186, fur) +
        path('M480 300Q520 190 620 176Q530 230 500 340Z', tint(fur, 0.35), 0.7) +
        oval(640, 410, 92, 74, tint(fur, 0.6)) +
        oval(640, 376, 34, 24, ink) +
        disc(630, 368, 7, '#ffffff', 0.7) +
        line('M640 400V428Q620 452 598 440M640 428Q660 452 682 440', ink, 8) +
        mirrored(disc(566, 326, 20, ink), disc(560, 319, 7, '#ffffff')) +
        path('M640 520L520 470V580ZM640 520L760 470V580Z', accent) +
        path('M640 520L520 470V520Z', tint(accent, 0.4)) +
        disc(640, 522, 28, color)
      )
    },
  },
  pram: {
    floor: 380,
    lean: 0,
    scene: 'outdoors',
    shapes: (color, accent) =>
      line('M470 690L760 520M830 690L520 520', steel, 18) +
      line('M900 470L1010 300Q1020 284 1042 284H1070', steel, 18) +
      line('M1010 300L1030 286H1090', ink, 28) +
      path('M340 430H920Q930 640 740 646H520Q350 640 340 430Z', color) +
      path('M340 430H430Q440 600 560 646H520Q350 640 340 430Z', tint(color, 0.35), 0.6) +
      path('M840 430H920Q930 640 740 646H680Q830 600 840 430Z', shade(color, 0.18)) +
      rect(330, 410, 600, 40, tint(color, 0.5), 18) +
      path('M630 412V170Q360 180 346 412Z', shade(color, 0.22)) +
      path('M630 412V170Q540 190 500 412Z', color) +
      path('M630 412V170Q600 240 596 412Z', tint(color, 0.3)) +
      line('M500 412Q540 190 630 170M420 412Q440 230 630 170', shade(color, 0.4), 6) +
      disc(630, 412, 24, steel) +
      path('M660 410Q700 340 800 366Q880 380 900 410Z', tint(accent, 0.5)) +
      disc(700, 372, 44, '#f4cdac') +
      path('M660 360Q690 316 740 350Q700 340 660 360Z', '#7d4b30') +
      line('M690 378Q698 386 706 378', '#b5553f', 5) +
      repeat(4, (i) => path(`M${460 + i * 90} 520L${478 + i * 90} 548L${460 + i * 90} 576L${442 + i * 90} 548Z`, accent)) +
      repeat(
        2,
        (i) =>
          disc(470 + i * 360, 706, 98, ink) +
          disc(470 + i * 360, 706, 78, '#e9dcc8') +
          repeat(8, (s) => moved(`rotate(${s * 45} ${470 + i * 360} 706)`, rect(467 + i * 360, 632, 6, 74, '#8f8a85'))) +
          ring(470 + i * 360, 706, 78, steel, 8) +
          disc(470 + i * 360, 706, 24, dark),
      ),
  },
} satisfies Record<string, Drawing>
