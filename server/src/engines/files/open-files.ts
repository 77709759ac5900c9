import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openDiskFiles } from './disk.ts'
import type { Files } from './files.ts'

/** A bucket if one is configured, otherwise a folder. */
export const openFiles = async (config: Config): Promise<Files & { close(): Promise<void> }> => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET: secret } = config
  if (!bucket || !accessKey || !secret) return { ...openDiskFiles(join(config.DATA_DIR, 'files')), close: async () => undefined }
  const { openS3Files } = await import('./s3.ts')
  return openS3Files({
    bucket,
    accessKey,
    secret,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    isPathStyle: config.S3_PATH_STYLE,
    publicUrl: config.S3_PUBLIC_URL,
  })
}
