import type { Picture } from '@feria/contract/uploads'
import sharp from 'sharp'
import { storePicture } from '../modules/uploads/uploads.module.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** A small picture that a member has sent. */
export const sendPicture = async (world: World, { id, name, email, role }: Person): Promise<Picture> => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer()
  return storePicture({ ...world.app.ctx, actor: { id, name, email, role, tokenHash: '' } }, bytes)
}
