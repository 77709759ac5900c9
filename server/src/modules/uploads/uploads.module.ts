import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { uploadsHttp } from './http.ts'
import { hashPictures } from './use-cases/hash-pictures.ts'
import { keepPhoto, sweepUploads, uploadPersonalData } from './use-cases/keep-pictures.ts'
import { finishParts, lookAtParts, startParts } from './use-cases/start-parts.ts'

/**
 * Uploads: pictures that members send, whole or in parts of 8 MiB, kept in three widths of WebP and served for ever under one address.
 * Whoever uses a picture calls `keepPictures`; what nothing uses within a day is swept away.
 */
export const uploads = defineModule({
  name: 'uploads',
  routes: serve(api.uploads, { start: startParts, look: lookAtParts, finish: finishParts }),
  http: uploadsHttp,
  on: { 'accounts.photo-changed': { 'keep-photo': keepPhoto } },
  schedules: { 'sweep-uploads': { cron: '41 * * * *', run: sweepUploads }, 'hash-pictures': { cron: '* * * * *', run: hashPictures } },
  personalData: uploadPersonalData,
})

export { privateUrlOf, removePrivate, takePrivate } from './private-files.ts'
export { findAlikePictures, readOwnPictures } from './use-cases/find-alike-pictures.ts'
export { findMissing } from './use-cases/find-missing.ts'
export { keepPictures } from './use-cases/keep-pictures.ts'
export { readPicture, storePicture } from './use-cases/store-picture.ts'
