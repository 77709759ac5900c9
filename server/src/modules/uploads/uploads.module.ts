import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { hashPictures } from './hash-pictures.ts'
import { keepPhoto, sweepUploads, uploadPersonalData } from './keep-pictures.ts'
import { uploadsHttp } from './uploads.http.ts'
import { finishParts, lookAtParts, startParts } from './uploads.parts.ts'

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

export { findAlikePictures, readOwnPictures } from './find-alike-pictures.ts'
export { findMissing } from './find-missing.ts'
export { keepPictures } from './keep-pictures.ts'
export { readPicture, storePicture } from './store-picture.ts'
export { privateUrlOf, removePrivate, takePrivate } from './uploads.private.ts'
export { readSigned, signText } from './uploads.signing.ts'
