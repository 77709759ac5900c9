import {
  type Drawing,
  disc,
  ink,
  line,
  mirrored,
  moved,
  oval,
  paper,
  path,
  rect,
  repeat,
  scaled,
  shade,
  steel,
  tint,
  wood,
} from './shapes.ts'

export const furniture = {
  sofa: {
    floor: 500,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      mirrored(path('M286 760H326L312 812H292Z', shade(wood, 0.3))) +
      rect(236, 384, 808, 330, shade(color, 0.18), 60) +
      rect(262, 400, 380, 290, color, 52) +
      rect(638, 400, 380, 290, color, 52) +
      line('M306 446Q312 426 346 424H520M682 446Q688 426 722 424H900', tint(color, 0.35), 12, 0.7) +
      rect(284, 596, 360, 124, tint(color, 0.14), 36) +
      rect(636, 596, 360, 124, tint(color, 0.14), 36) +
      line('M320 622H590M672 622H940', tint(color, 0.4), 8, 0.7) +
      rect(240, 690, 800, 82, shade(color, 0.12), 26) +
      rect(196, 500, 124, 276, color, 56) +
      rect(214, 518, 40, 220, tint(color, 0.25), 20, 0.7) +
      rect(960, 500, 124, 276, shade(color, 0.1), 56) +
      rect(978, 518, 34, 220, tint(color, 0.2), 17, 0.6) +
      moved(
        'rotate(-14 400 540)',
        rect(334, 470, 150, 140, accent, 30),
        line('M356 500H462M356 540H462M356 580H462', tint(accent, 0.45), 9),
      ) +
      moved('rotate(10 880 550)', rect(806, 480, 142, 132, tint(color, 0.65), 30), disc(877, 546, 32, accent)),
  },
  chair: {
    floor: 240,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      path('M470 540H500L478 806H452ZM780 540H810L828 806H802Z', shade(wood, 0.35)) +
      path('M540 560H566L560 760H540ZM714 560H740L740 760H720Z', shade(wood, 0.5)) +
      rect(480, 690, 320, 18, shade(wood, 0.25), 8) +
      path('M470 190Q474 164 500 160Q640 144 780 160Q806 164 810 190L796 520H484Z', shade(color, 0.22)) +
      path('M484 200Q488 178 512 174Q640 160 768 174Q792 178 796 200L784 510H496Z', color) +
      path('M504 210Q510 192 530 190L600 184L560 500H510Z', tint(color, 0.25), 0.6) +
      repeat(3, (r) => repeat(3, (i) => disc(560 + i * 80, 250 + r * 84, 8, shade(color, 0.35)))) +
      path('M440 540Q440 500 490 496H790Q840 500 840 540Q840 576 800 580H480Q440 576 440 540Z', shade(color, 0.15)) +
      path('M440 532Q446 496 494 492H786Q834 496 840 532Q840 550 800 552H480Q440 550 440 532Z', tint(color, 0.16)) +
      path('M560 494H760Q800 500 806 530L800 610Q790 640 772 612L740 600L720 640L690 604L660 630L620 560Z', accent) +
      line('M600 510L700 620M660 500L770 610', tint(accent, 0.45), 8),
  },
  table: {
    floor: 470,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      path('M300 540H344L316 808H284ZM936 540H980L996 808H964Z', shade(color, 0.3)) +
      path('M400 540H436L424 740H400ZM844 540H880L880 740H856Z', shade(color, 0.5)) +
      rect(280, 530, 720, 52, shade(color, 0.25), 6) +
      path('M290 446H990L1070 520H210Z', tint(color, 0.18)) +
      line('M340 462H620M700 470H900M300 490H520M600 500H860', shade(color, 0.12), 5, 0.6) +
      rect(210, 518, 860, 28, color, 8) +
      oval(780, 486, 90, 18, paper) +
      oval(780, 482, 66, 11, shade(paper, 0.12)) +
      disc(758, 466, 22, '#d9893f') +
      disc(794, 464, 24, '#c8513a') +
      disc(778, 446, 21, '#e3b04b') +
      path('M484 484Q470 440 494 400H546Q570 440 556 484Q520 496 484 484Z', accent) +
      path('M494 478Q486 440 504 404H516Q502 440 508 482Z', tint(accent, 0.45)) +
      line('M520 400Q512 320 470 270M520 400Q530 310 574 254M520 400V240', '#5f7d4c', 7) +
      oval(468, 268, 18, 32, '#7d9b62') +
      oval(576, 252, 18, 32, '#6d8c55') +
      oval(520, 232, 18, 34, '#8fae73'),
  },
  bed: {
    floor: 500,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      rect(216, 320, 848, 470, shade(wood, 0.25), 40) +
      rect(216, 320, 848, 450, wood, 40) +
      repeat(5, (i) => rect(256 + i * 156, 350, 144, 200, shade(wood, 0.12), 26)) +
      rect(230, 620, 820, 176, shade(wood, 0.4), 16) +
      rect(236, 480, 808, 210, paper, 40) +
      rect(276, 436, 330, 140, tint(color, 0.7), 56) +
      rect(674, 436, 330, 140, tint(color, 0.7), 56) +
      line('M320 470Q440 450 560 470M718 470Q838 450 960 470', '#ffffff', 12, 0.8) +
      rect(500, 470, 280, 112, accent, 48) +
      line('M540 500Q640 484 740 500', tint(accent, 0.5), 9) +
      path('M216 600Q420 548 640 584T1064 570V748Q1064 772 1040 772H240Q216 772 216 748Z', color) +
      path('M216 600Q420 548 640 584T1064 570V622Q860 600 640 632T216 650Z', tint(color, 0.5)) +
      line('M380 660Q370 710 392 764M640 650Q632 710 650 764M900 642Q890 700 912 764', shade(color, 0.2), 7, 0.7) +
      rect(240, 796, 44, 20, ink, 6) +
      rect(996, 796, 44, 20, ink, 6),
  },
  wardrobe: {
    floor: 380,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      mirrored(path('M356 780H396L384 812H362Z', shade(color, 0.5))) +
      rect(330, 150, 620, 636, shade(color, 0.3), 16) +
      rect(318, 142, 644, 30, tint(color, 0.15), 10) +
      rect(346, 184, 190, 400, color, 8) +
      rect(744, 184, 190, 400, color, 8) +
      rect(548, 184, 184, 400, '#bcd5d8', 8) +
      path('M548 184H640L548 470ZM732 260V420L640 584H590Z', '#ffffff', 0.4) +
      rect(366, 206, 150, 356, shade(color, 0.1), 6) +
      rect(764, 206, 150, 356, shade(color, 0.1), 6) +
      line('M384 230V520M786 230V520', tint(color, 0.35), 8, 0.6) +
      rect(346, 598, 288, 80, color, 8) +
      rect(646, 598, 288, 80, color, 8) +
      rect(346, 690, 288, 80, color, 8) +
      rect(646, 690, 288, 80, color, 8) +
      repeat(4, (i) => rect(450 + (i % 2) * 300, 632 + Math.floor(i / 2) * 92, 80, 12, accent, 6)) +
      rect(514, 360, 12, 80, accent, 6) +
      rect(754, 360, 12, 80, accent, 6) +
      path('M420 142H500L490 84H430Z', accent) +
      path('M446 84Q400 20 440 4Q470 40 462 84ZM462 84Q490 20 524 30Q520 70 474 84Z', '#6d8c55') +
      rect(760, 92, 140, 24, '#c8513a', 4) +
      rect(772, 116, 120, 26, '#e3b04b', 4) +
      rect(780, 70, 110, 22, tint(steel, 0.3), 4),
  },
  lamp: {
    floor: 250,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      path('M470 420H810L960 800H320Z', '#fff3c4', 0.4) +
      oval(640, 796, 150, 24, shade(color, 0.4)) +
      oval(640, 786, 150, 24, shade(color, 0.2)) +
      rect(628, 400, 24, 390, shade(color, 0.25), 10) +
      rect(630, 400, 8, 386, tint(color, 0.35), 4) +
      disc(640, 640, 40, color) +
      disc(628, 628, 13, tint(color, 0.5)) +
      disc(640, 566, 22, shade(color, 0.1)) +
      path('M530 150H750L850 420Q640 470 430 420Z', accent) +
      path('M530 150H590L520 436Q470 432 430 420Z', tint(accent, 0.5), 0.7) +
      path('M690 150H750L850 420Q800 434 760 438Z', shade(accent, 0.15)) +
      oval(640, 150, 110, 20, shade(accent, 0.25)) +
      line('M430 420Q640 470 850 420', tint(accent, 0.6), 10) +
      line('M760 434V560', steel, 5) +
      disc(760, 570, 11, '#d9b25c'),
  },
  plant: {
    floor: 240,
    lean: 0,
    scene: 'home',
    shapes: (color, accent) =>
      scaled(
        1.08,
        ...[-62, 58, -34, 32, 0].map((angle, i) =>
          moved(
            `rotate(${angle} 640 580)`,
            path('M640 590Q540 440 640 210Q740 440 640 590Z', i % 2 ? '#4f7d54' : '#6b9a62'),
            path('M640 590Q600 440 640 230Z', '#8fbb7c', 0.7),
            line('M640 590V260', '#3d6545', 6),
          ),
        ),
        line('M640 590Q600 500 540 470M640 590Q690 510 740 490', '#3d6545', 8),
        path('M516 600H764L734 790Q732 804 716 804H564Q548 804 546 790Z', color),
        path('M516 600H580L590 804H564Q548 804 546 790Z', tint(color, 0.3), 0.7),
        path('M720 600H764L734 790Q732 804 716 804H690Z', shade(color, 0.2)),
        rect(500, 570, 280, 50, tint(color, 0.12), 16),
        line('M540 690L570 660L600 690L630 660L660 690L690 660L720 690L742 668', accent, 10),
      ),
  },
} satisfies Record<string, Drawing>
