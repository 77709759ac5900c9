import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gather } from '../engines/files/files.ts'
import type { S3Options } from '../engines/files/s3.ts'
import { wrongSignature } from './sigv4.ts'

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const PAGE = 2

interface Answer {
  status: number
  body?: string | Buffer
  headers?: Record<string, string>
}
interface StoreRequest {
  method: string
  key: string
  query: URLSearchParams
  body: Buffer
}

export interface LoopbackS3 {
  options: S3Options
  objects: Map<string, Buffer>
  /** The headers stored with an object: cache control and content type. */
  headers: Map<string, { cache: string | undefined; type: string | undefined }>
  /** Multipart uploads by id. */
  uploads: Map<string, { key: string; parts: Map<number, Buffer> }>
  /** Statuses that the next requests are refused with. */
  refusals: number[]
  /** What it is silent with from now on, its connections open: all answers, or what follows the first byte of them. */
  silence: 'answers' | 'bodies' | null
  /** How many requests came. */
  asked: number
  close(): Promise<void>
}

const xml = (status: number, body: string): Answer => ({
  status,
  body: `<?xml version="1.0"?>${body}`,
  headers: { 'content-type': 'application/xml' },
})
const refuse = (status: number, code: string) => xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

/** The part of S3 that Feria uses, on this machine, with every signature checked; lists have two rows a page. */
export const openLoopbackS3 = async (changes: Partial<S3Options> = {}): Promise<LoopbackS3> => {
  const objects: LoopbackS3['objects'] = new Map()
  const uploads: LoopbackS3['uploads'] = new Map()

  const object = ({ method, key, body }: StoreRequest): Answer => {
    if (method === 'PUT') {
      objects.set(key, body)
      return { status: 200, headers: { etag: etagOf(body) } }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const bytes = objects.get(key)
    return bytes ? { status: 200, body: bytes, headers: { etag: etagOf(bytes) } } : refuse(404, 'NoSuchKey')
  }
  const list = ({ query }: StoreRequest): Answer => {
    const all = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const from = Number(query.get('continuation-token') ?? 0)
    const rows = all.slice(from, from + PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`)
    const more = from + PAGE < all.length
    const next = more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
    return xml(200, `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`)
  }
  const multipart = ({ method, key, query, body }: StoreRequest): Answer => {
    if (query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { key, parts: new Map() })
      return xml(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    const id = query.get('uploadId') ?? ''
    const upload = uploads.get(id)
    if (upload?.key !== key) return refuse(404, 'NoSuchUpload')
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body)
      return { status: 200, headers: { etag: etagOf(body) } }
    }
    const parts = [...upload.parts].sort(([a], [b]) => a - b)
    if (method === 'GET') {
      const rows = parts.map(
        ([n, bytes]) => `<Part><PartNumber>${n}</PartNumber><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Part>`,
      )
      return xml(200, `<ListPartsResult>${rows.join('')}</ListPartsResult>`)
    }
    uploads.delete(id)
    if (method === 'DELETE') return { status: 204 }
    const wanted = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) => Number(n))
    objects.set(key, Buffer.concat(wanted.map((n) => upload.parts.get(n) ?? Buffer.alloc(0))))
    return xml(200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
  }
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = Buffer.concat(await gather<Buffer>(request))
    const { method = '', url = '/', headers } = request
    const refusal = loopback.refusals.shift()
    if (refusal) return refuse(refusal, refusal === 403 ? 'AccessDenied' : 'SlowDown')
    const wrong = wrongSignature({ method, url, headers, body }, SECRET, new Date())
    if (wrong) return refuse(403, wrong)
    const { pathname, searchParams: query } = new URL(url, 'http://store')
    const [, bucket, ...path] = pathname.split('/')
    if (bucket !== loopback.options.bucket) return refuse(404, 'NoSuchBucket')
    const asked = { method, key: decodeURIComponent(path.join('/')), query, body }
    if (method === 'PUT') loopback.headers.set(asked.key, { cache: headers['cache-control'], type: headers['content-type'] })
    if (query.has('uploads') || query.has('uploadId')) return multipart(asked)
    return query.get('list-type') === '2' ? list(asked) : object(asked)
  }
  const server = createServer(async (request, reply) => {
    loopback.asked += 1
    const { status, body, headers } = await answer(request)
    if (loopback.silence === 'answers') return
    reply.writeHead(status, { 'content-length': Buffer.byteLength(body ?? ''), ...headers })
    if (loopback.silence === 'bodies' && body) return void reply.write(body.slice(0, 1))
    reply.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const loopback: LoopbackS3 = {
    options: {
      bucket: 'feria',
      endpoint,
      region: 'us-east-1',
      accessKey: 'AKIAIOSFODNN7EXAMPLE',
      secret: SECRET,
      isPathStyle: true,
      ...changes,
    },
    objects,
    headers: new Map(),
    uploads,
    refusals: [],
    silence: null,
    asked: 0,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return loopback
}
