import type { Picture } from '@feria/contract/uploads/schemas'
import { storePicture } from '../modules/uploads/uploads.module.ts'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

/** A PNG of one pixel. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A picture uploaded by a member: one pixel, unless it matters what is on it. */
export const sendPicture = (
  testApp: TestApp,
  { id, name, email, role }: Person,
  bytes: Buffer = Buffer.from(PIXEL, 'base64'),
): Promise<Picture> => storePicture({ ...testApp.app.ctx, actor: { id, name, email, role, tokenHash: '' } }, bytes)
