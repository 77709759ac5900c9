import { appliances } from './drawings-appliances.ts'
import { bags } from './drawings-bags.ts'
import { beauty } from './drawings-beauty.ts'
import { clothes } from './drawings-clothes.ts'
import { furniture } from './drawings-furniture.ts'
import { garden } from './drawings-garden.ts'
import { kitchen } from './drawings-kitchen.ts'
import { machines } from './drawings-machines.ts'
import { misc } from './drawings-misc.ts'
import { nursery } from './drawings-nursery.ts'
import { optics } from './drawings-optics.ts'
import { screens } from './drawings-screens.ts'
import { sound } from './drawings-sound.ts'
import { sport } from './drawings-sport.ts'
import { toys } from './drawings-toys.ts'
import { vehicles } from './drawings-vehicles.ts'
import { work } from './drawings-work.ts'
import type { Drawing } from './shapes.ts'

const all = {
  ...screens,
  ...sound,
  ...optics,
  ...kitchen,
  ...appliances,
  ...furniture,
  ...garden,
  ...work,
  ...sport,
  ...vehicles,
  ...clothes,
  ...bags,
  ...beauty,
  ...toys,
  ...nursery,
  ...machines,
  ...misc,
}

export type DrawingKind = keyof typeof all

/** Every kind of thing that can be drawn, by its English name. */
export const drawings: Record<DrawingKind, Drawing> = all

/** True when a text is the name of a drawing. */
export const isDrawingKind = (text: string): text is DrawingKind => Object.hasOwn(drawings, text)
