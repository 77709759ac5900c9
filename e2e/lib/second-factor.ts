import { createHmac } from 'node:crypto'
import { ask, type Joined } from './market.ts'

type Page = import('@playwright/test').Page

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/**
 * An authenticator's code for a secret, some steps of 30 s from now [RFC 6238]: our own implementation, so that the library does not
 * test itself.
 */
export const codeOf = (secret: string, steps = 0): string => {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const mark = createHmac('sha1', key).update(counter).digest()
  const at = (mark.at(-1) ?? 0) & 15
  return String((mark.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Enables a second factor without the UI. Its first code is used up: the next is a step later. */
export const guard = async (
  page: Page,
  joined: Joined,
  password = joined.member.password,
): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const { secret } = await ask<{ secret: string }>(page, joined, 'POST', '/users/me/second-factor', { password })
  const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(page, joined, 'POST', '/users/me/second-factor/confirm', {
    code: codeOf(secret),
  })
  return { secret, recoveryCodes }
}
