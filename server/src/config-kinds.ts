import { z } from 'zod'
import { hostsOf } from './engines/db/hosts.ts'
import { redisHosts } from './engines/kv/redis-hosts.ts'
import { isPublicHost } from './engines/public-address.ts'

export const flag = z.stringbool({ error: 'must be true or false' })
/** «600/50000»: requests per minute and per day. */
export const calls = z.string().regex(/^\d{1,7}\/\d{1,9}$/, 'must be calls a minute and a day, e.g. 600/50000')
/** Days, with commas between them. */
export const days = z
  .string()
  .transform((text) => text.split(',').map((day) => day.trim()))
  .pipe(z.array(z.iso.date('must be days such as 2026-12-07, with commas between them')))
const ESCAPED = 'special characters of a password are written as %23 (#), %25 (%), %2F (/), %40 (@)'
export const postgresUrl = z.string().superRefine((url, ctx) => {
  const message = /^postgres(ql)?:\/\//.test(url)
    ? `must be an address of PostgreSQL, of several hosts with commas between them, and want no standby; ${ESCAPED}`
    : 'must begin with postgres:// or postgresql://'
  if (!hostsOf(url)) ctx.addIssue({ code: 'custom', message })
})
/** Hosts such as malo.example, with commas between them. */
export const hosts = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .pipe(z.array(z.hostname('must be hosts such as malo.example, with commas between them')))
/** Whether the parts of an address can be told apart, and each % of it stands for a character. */
const isReadable = (url: string): boolean => URL.canParse(url) && !/%(?![\da-f]{2})/i.test(url)
/** The address of Redis, or of several hosts of its cluster. */
export const redisUrl = z.string().superRefine((url, ctx) => {
  const message = /^rediss?:\/\//.test(url) ? `cannot be read: ${ESCAPED}` : 'must begin with redis:// or rediss://'
  if (!redisHosts(url)) ctx.addIssue({ code: 'custom', message })
})
/** The address of a service that may want a password. */
export const serviceUrl = (protocol: RegExp, begins: string) =>
  z.string().superRefine((url, ctx) => {
    const message = protocol.test(url) ? `cannot be read: ${ESCAPED}` : `must begin with ${begins}`
    if (!protocol.test(url) || !isReadable(url)) ctx.addIssue({ code: 'custom', message })
  })
export const webUrl = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
const THIS_MACHINE = ['127.0.0.1', '[::1]', 'localhost']
/** Where secrets and numbers of members are sent: a public host by https, or an adapter on this machine. */
export const gatewayUrl = webUrl.refine((url) => {
  const { protocol, hostname } = new URL(url)
  return THIS_MACHINE.includes(hostname) || (protocol === 'https:' && isPublicHost(hostname))
}, 'must be a public address that begins with https://, or one of 127.0.0.1')
/** Pages and calls stand at fixed paths, so that the site takes a whole host. */
export const siteUrl = webUrl.refine(
  (url) => !/[^/:]\/[^/]|[?#]/.test(url),
  'must be an address without a path, e.g. https://feria.example',
)
export const email = z.email({ error: 'must be the address alone, e.g. hola@feria.example' })
/** One secret, or several while they change: the newest first, with commas between them. */
export const secrets = (least: number) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().min(least, `must have ${least} characters or more, each of several between commas`)))

/** What is wrong with a setting, where its schema has no words of its own. */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return `must be a ${issue.expected === 'int' ? 'whole ' : ''}number`
  return issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : undefined
}
