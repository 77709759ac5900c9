import type { Ctx } from './context.ts'
import { fail } from './errors.ts'

/** Refuses to write with `no-space` while the disk of the embedded database is nearly full: filled up, it would never answer again. */
export const checkRoom = async ({ engines }: Ctx): Promise<void> => {
  if (engines.db.hasRoom && !(await engines.db.hasRoom())) fail('no-space')
}
