import { z } from 'zod'
import type { Sent, Whatsapp, WhatsappTrouble } from './whatsapp.ts'

interface Account {
  token: string
  phoneId: string
  template: string
  language: string
  /** The API's base URL with its version. */
  url: string
  withinMs?: number
}

const WITHIN_MS = 8000
/** Template parameters take no line breaks, tabs or long gaps, and 1024 characters in all. */
const LONGEST_WORD = 180

const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) })
const refused = z.object({ error: z.object({ code: z.number(), message: z.string().default('') }) })

/** The documented codes that an operator or a reseller can act on. */
const troubles: Record<number, WhatsappTrouble> = {
  0: 'not-allowed',
  3: 'not-allowed',
  10: 'not-allowed',
  190: 'not-allowed',
  4: 'limit',
  80007: 'limit',
  130429: 'limit',
  131048: 'limit',
  131056: 'limit',
  131026: 'not-reached',
  131030: 'not-reached',
}
/** A development account may not write to this number. */
const NOT_LISTED = 131_030

/** WhatsApp's Cloud API: template messages, the only ones allowed outside a 24-hour conversation. */
export const openCloudApi = ({ token, phoneId, template, language, url, withinMs = WITHIN_MS }: Account): Whatsapp => {
  const post = async (to: string, words: string[]): Promise<Sent & { code?: number }> => {
    const parameters = words.map((word) => ({ type: 'text', text: fit(word) }))
    const answer = await fetch(`${url}/${phoneId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        type: 'template',
        template: { name: template, language: { code: language }, components: [{ type: 'body', parameters }] },
      }),
      signal: AbortSignal.timeout(withinMs),
    })
    return understand(answer.status, await answer.text())
  }
  return {
    send: async (phone, words) => {
      const to = phone.replace(/\D/g, '')
      try {
        const first = await post(to, words)
        // Development accounts know Argentine mobiles only without their 9.
        const isRenamed = 'trouble' in first && first.code === NOT_LISTED && /^549\d{10}$/.test(to)
        return isRenamed ? await post(to.replace(/^549/, '54'), words) : first
      } catch (error) {
        return { trouble: 'no-answer', detail: error instanceof Error ? error.name : '' }
      }
    },
  }
}

const fit = (word: string): string => {
  const line = word.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST_WORD ? `${line.slice(0, LONGEST_WORD - 1)}…` : line || '-'
}

const understand = (status: number, text: string): Sent & { code?: number } => {
  const json = readJson(text)
  const ok = taken.safeParse(json)
  if (status < 300 && ok.success) return { id: ok.data.messages[0]?.id ?? '' }
  const no = refused.safeParse(json)
  if (!no.success) return { trouble: 'no-answer', detail: `HTTP ${status}` }
  const { code, message } = no.data.error
  return { trouble: troubles[code] ?? (status === 429 ? 'limit' : 'refused'), detail: `${code} ${message}`, code }
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
