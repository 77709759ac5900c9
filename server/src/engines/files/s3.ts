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
import { isFull, isMissing, openStoreAsk, STORE_WAITS, type StoreWaits } from './ask-store.ts'
import { checkKey, type DirectFiles, type Files, gather } from './files.ts'
import { openReceiver, type Received } from './receive.ts'

export interface S3Options {
  bucket: string
  endpoint?: string | undefined
  region: string
  accessKey: string
  secret: string
  isPathStyle: boolean
  publicUrl?: string | undefined
  /** Other waits, for tests. */
  waits?: Partial<StoreWaits> | undefined
}

const TRIES = 4
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Only these have a public URL. */
const PUBLIC = /^pictures\//
const TYPES: Record<string, string> = { webp: 'image/webp', bin: 'application/octet-stream' }
const typeOf = (key: string) => TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

const orNothing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return instead
    throw error
  }

/** Files in a bucket of S3 or a compatible store, which guarantees that a file appears whole or not at all. */
export const openS3Files = (options: S3Options): Files & { close(): Promise<void> } => {
  const { bucket: Bucket, endpoint, region, accessKey, secret, isPathStyle } = options
  const waits = { ...STORE_WAITS, ...options.waits }
  const ask = openStoreAsk(`bucket ${Bucket}`, waits)
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId: accessKey, secretAccessKey: secret },
    maxAttempts: TRIES,
    // S3-compatible stores refuse the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: waits.connectMs,
      // Of an answer's head, and of each piece of its body.
      requestTimeout: waits.silenceMs,
      socketTimeout: waits.silenceMs,
      throwOnRequestTimeout: true,
    },
  })
  const found = async <T>(key: string, take: (answer: GetObjectCommandOutput) => T | Promise<T>): Promise<T | null> => {
    const command = new GetObjectCommand({ Bucket, Key: checkKey(key) })
    return ask(async (abortSignal) => take(await client.send(command, { abortSignal }))).catch(orNothing(null))
  }

  let wasRefused = false
  const noting = async (putting: Promise<unknown>): Promise<void> => {
    try {
      await putting
      wasRefused = false
    } catch (error) {
      wasRefused = true
      throw isFull(error) ? Object.assign(new Error('The store of files is full.', { cause: error }), { code: 'ENOSPC' }) : error
    }
  }
  const send = async (Key: string, bytes: Buffer | Received): Promise<void> => {
    const cache = PUBLIC.test(Key) ? { CacheControl: IMMUTABLE } : {}
    const stream = Buffer.isBuffer(bytes) ? null : createReadStream(bytes.path)
    const body = Buffer.isBuffer(bytes) ? { Body: bytes } : { Body: stream ?? undefined, ContentLength: bytes.bytes }
    const command = new PutObjectCommand({ Bucket, Key: checkKey(Key), ...body, ContentType: typeOf(Key), ...cache })
    // A file that was not read to its end would stay open.
    await ask((abortSignal) => client.send(command, { abortSignal })).finally(() => stream?.destroy())
  }
  const folder = join(tmpdir(), `feria-arriving-${process.pid}`)

  async function* keysBelow(Prefix?: string): AsyncGenerator<string> {
    let ContinuationToken: string | undefined
    do {
      const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })
      const page = await ask((abortSignal) => client.send(command, { abortSignal }))
      for (const { Key } of page.Contents ?? []) if (Key) yield Key
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (ContinuationToken)
  }

  return {
    put: async (key, bytes) => {
      await noting(send(key, bytes))
      if (!Buffer.isBuffer(bytes)) await bytes.drop()
    },
    receive: openReceiver(folder),
    isTaking: async () => !wasRefused,
    read: async (key) => {
      const bytes = await found(key, ({ Body }) => Body?.transformToByteArray())
      return bytes ? Buffer.from(bytes) : null
    },
    stream: async (key) => found(key, ({ ContentLength = 0, Body }) => ({ bytes: ContentLength, body: Body as Readable })),
    remove: async (key) => {
      const below = await gather(keysBelow(`${checkKey(key)}/`))
      const removeOne = (Key: string) => ask((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }))
      await Promise.all([key, ...below].map(removeOne))
    },
    keys: () => keysBelow(),
    direct: directFiles(client, options, ask),
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

const directFiles = (client: S3Client, options: S3Options, ask: ReturnType<typeof openStoreAsk>): DirectFiles => {
  const { bucket: Bucket, publicUrl } = options
  const partsOf = async (Key: string, UploadId: string): Promise<Part[]> => {
    // Uploads have at most two parts; a page of the list has a thousand.
    const { Parts } = await ask((abortSignal) => client.send(new ListPartsCommand({ Bucket, Key, UploadId }), { abortSignal }))
    return Parts ?? []
  }
  return {
    origins: [...new Set([originOf(options), ...(publicUrl ? [new URL(publicUrl).origin] : [])])],
    publicUrlOf: (key) => (publicUrl && PUBLIC.test(key) ? `${publicUrl.replace(/\/$/, '')}/${checkKey(key)}` : null),
    readUrlOf: (key, seconds) => getSignedUrl(client, new GetObjectCommand({ Bucket, Key: checkKey(key) }), { expiresIn: seconds }),
    openParts: async (key) => {
      const command = new CreateMultipartUploadCommand({ Bucket, Key: checkKey(key), ContentType: 'application/octet-stream' })
      const { UploadId } = await ask((abortSignal) => client.send(command, { abortSignal }))
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
      const command = new CompleteMultipartUploadCommand({ Bucket, Key: key, UploadId, MultipartUpload: { Parts } })
      await ask((abortSignal) => client.send(command, { abortSignal }))
    },
    dropParts: async (key, UploadId) => {
      const command = new AbortMultipartUploadCommand({ Bucket, Key: checkKey(key), UploadId })
      await ask((abortSignal) => client.send(command, { abortSignal })).catch(orNothing(undefined))
    },
  }
}
