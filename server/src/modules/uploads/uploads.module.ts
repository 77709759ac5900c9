import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { removePublicFiles } from './given-pictures.ts'
import { uploadsHttp } from './http.ts'
import { removePrivateFile } from './private-files.ts'
import { hashPictures } from './use-cases/hash-pictures.ts'
import { keepPhoto, sweepUploads, uploadPersonalData } from './use-cases/keep-pictures.ts'
import { finishParts, lookAtParts, startParts } from './use-cases/start-parts.ts'

/**
 * Uploads: members' pictures, whole or in parts of 8 MiB, stored in three widths of WebP and served for ever at one URL. A module that
 * uses a picture calls `keepPictures`; unused ones are deleted after a day.
 */
export const uploads = defineModule({
  name: 'uploads',
  routes: serve(api.uploads, { start: startParts, look: lookAtParts, finish: finishParts }),
  http: uploadsHttp,
  onExternal: {
    'accounts.photo-changed': { 'keep-photo': keepPhoto },
    'uploads.given': { 'remove-public-files': removePublicFiles },
    'uploads.private-removed': { 'remove-file': removePrivateFile },
  },
  schedules: { 'sweep-uploads': { cron: '41 * * * *', run: sweepUploads }, 'hash-pictures': { cron: '* * * * *', run: hashPictures } },
  personalData: uploadPersonalData,
})

export { CARD_SIZE, type CardContent, drawCard, sweepCards, versionOf } from './cards.ts'
export { copyFresh, copyPrivate, GIVEN_WIDTHS, giveAway, openGiven } from './given-pictures.ts'
export { pictureHashes } from './picture-hashes.ts'
export { privateUrlOf, removePrivate, takePrivate } from './private-files.ts'
export { serveCard } from './serve-card.ts'
export { thumbnailsOf } from './thumbnails.ts'
export { findAlikePictures, readOwnPictures } from './use-cases/find-alike-pictures.ts'
export { findEarlierOwner } from './use-cases/find-earlier-owner.ts'
export { findFreshPicture } from './use-cases/find-fresh-picture.ts'
export { findMissing } from './use-cases/find-missing.ts'
export { keepPictures } from './use-cases/keep-pictures.ts'
export { storePicture } from './use-cases/store-picture.ts'
