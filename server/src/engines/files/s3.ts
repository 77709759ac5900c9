import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  ListPartsCommand,
  type Part,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { checkKey, type DirectFiles, type Files, gather } from './files.ts'
import { openReceiver } from './receive.ts'

export interface S3Options {
  bucket: string
  endpoint?: string | undefined
  region: string
  accessKey: string
  secret: string
  isPathStyle: boolean
  publicUrl?: string | undefined
}

const TRIES = 4
const CONNECT_MS = 5000
const SILENCE_MS = 30_000
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Only these have a public URL. */
const PUBLIC = /^pictures\//
const TYPES: Record<string, string> = { webp: 'image/webp', bin: 'application/octet-stream' }
const typeOf = (key: string) => TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** The status of a full store (RFC 4918). */
const FULL_STATUS = 507
const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes((error as Error).name)
const orNothing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return instead
    throw error
  }

/** Files in a bucket of S3 or a compatible store, which guarantees that a file appears whole or not at all. */
export const openS3Files = (options: S3Options): Files & { close(): Promise<void> } => {
  const { bucket: Bucket, endpoint, region, accessKey, secret, isPathStyle } = options
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId: accessKey, secretAccessKey: secret },
    maxAttempts: TRIES,
    // S3-compatible stores refuse the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS, throwOnRequestTimeout: true },
  })
  const get = (key: string): Promise<GetObjectCommandOutput | null> =>
    client.send(new GetObjectCommand({ Bucket, Key: checkKey(key) })).catch(orNothing(null))

  let wasFull = false
  const noting = async (putting: Promise<unknown>): Promise<void> => {
    try {
      await putting
      wasFull = false
    } catch (error) {
      wasFull = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === FULL_STATUS
      throw wasFull ? Object.assign(new Error('The store of files is full.', { cause: error }), { code: 'ENOSPC' }) : error
    }
  }
  const folder = join(tmpdir(), `feria-arriving-${process.pid}`)

  async function* keysBelow(Prefix?: string): AsyncGenerator<string> {
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
      for (const { Key } of page.Contents ?? []) if (Key) yield Key
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (ContinuationToken)
  }

  return {
    put: async (key, bytes) => {
      const cache = PUBLIC.test(key) ? { CacheControl: IMMUTABLE } : {}
      const body = Buffer.isBuffer(bytes) ? { Body: bytes } : { Body: createReadStream(bytes.path), ContentLength: bytes.bytes }
      await noting(client.send(new PutObjectCommand({ Bucket, Key: checkKey(key), ...body, ContentType: typeOf(key), ...cache })))
      if (!Buffer.isBuffer(bytes)) await bytes.drop()
    },
    receive: openReceiver(folder),
    hasRoom: async () => !wasFull,
    read: async (key) => {
      const bytes = await (await get(key))?.Body?.transformToByteArray()
      return bytes ? Buffer.from(bytes) : null
    },
    stream: async (key) => {
      const found = await get(key)
      return found ? { bytes: found.ContentLength ?? 0, body: found.Body as Readable } : null
    },
    remove: async (key) => {
      const below = await gather(keysBelow(`${checkKey(key)}/`))
      await Promise.all([key, ...below].map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))))
    },
    keys: () => keysBelow(),
    direct: directFiles(client, options),
    close: async () => {
      client.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const originOf = ({ endpoint, bucket, region, isPathStyle }: S3Options): string => {
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  return isPathStyle ? url.origin : `${url.protocol}//${bucket}.${url.host}`
}

const directFiles = (client: S3Client, options: S3Options): DirectFiles => {
  const { bucket: Bucket, publicUrl } = options
  const partsOf = async (Key: string, UploadId: string): Promise<Part[]> => {
    // Uploads have at most two parts; a page of the list has a thousand.
    const { Parts } = await client.send(new ListPartsCommand({ Bucket, Key, UploadId }))
    return Parts ?? []
  }
  return {
    origins: [...new Set([originOf(options), ...(publicUrl ? [new URL(publicUrl).origin] : [])])],
    publicUrlOf: (key) => (publicUrl && PUBLIC.test(key) ? `${publicUrl.replace(/\/$/, '')}/${checkKey(key)}` : null),
    readUrlOf: (key, seconds) => getSignedUrl(client, new GetObjectCommand({ Bucket, Key: checkKey(key) }), { expiresIn: seconds }),
    openParts: async (key) => {
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({ Bucket, Key: checkKey(key), ContentType: 'application/octet-stream' }),
      )
      if (!UploadId) throw new Error('The store opened an upload without a name.')
      return UploadId
    },
    partUrlOf: (key, UploadId, { n, bytes }, seconds) =>
      getSignedUrl(client, new UploadPartCommand({ Bucket, Key: checkKey(key), UploadId, PartNumber: n, ContentLength: bytes }), {
        expiresIn: seconds,
        // Signed too, so that nobody sends more than announced.
        signableHeaders: new Set(['host', 'content-length']),
      }),
    arrivedParts: async (key, upload) => {
      const parts = await partsOf(checkKey(key), upload).catch(orNothing<Part[]>([]))
      return parts.map(({ PartNumber, Size }) => ({ n: PartNumber ?? 0, bytes: Size ?? 0 }))
    },
    joinParts: async (key, UploadId) => {
      const parts = await partsOf(checkKey(key), UploadId)
      const Parts = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))
      await client.send(new CompleteMultipartUploadCommand({ Bucket, Key: key, UploadId, MultipartUpload: { Parts } }))
    },
    dropParts: async (key, UploadId) => {
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key: checkKey(key), UploadId })).catch(orNothing(undefined))
    },
  }
}
