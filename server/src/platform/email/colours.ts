import { DAY_INK, DAY_LINE, DAY_PAPER, DAY_SURFACE, dark, gray, ladrillo, NIGHT_LINE, NIGHT_SURFACE } from '@feria/contract/palette'

/** The colours of an email by day: those that stand in it, for clients that know no other. */
export const day = {
  paper: DAY_PAPER,
  surface: DAY_SURFACE,
  line: DAY_LINE,
  ink: DAY_INK,
  faint: gray[6],
  tint: gray[1],
  brick: ladrillo[7],
  stripe: ladrillo[7],
  canvas: ladrillo[1],
}

/** By night, where the client asks for it. */
export const night: Record<keyof typeof day, string> = {
  paper: dark[7],
  surface: NIGHT_SURFACE,
  line: NIGHT_LINE,
  ink: dark[0],
  faint: dark[2],
  tint: dark[5],
  brick: ladrillo[3],
  stripe: ladrillo[7],
  canvas: gray[6],
}

/** Filled with brick under white letters, 5.2:1 by day and by night. */
export const BUTTON = ladrillo[7]
