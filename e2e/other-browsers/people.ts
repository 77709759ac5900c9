import type { Answer, api, Request } from '@feria/contract'
import { type Member, newMember } from '../lib/member.ts'
import { anyProduct } from '../lib/product.ts'

type Session = Answer<typeof api.accounts.register>
type Fields = Request<typeof api.catalogue.publish>['body']

/** A person who uses Feria without a browser. */
export interface Person extends Session {
  member: Member
}

/** The response to a call; anything but a success fails the test. */
export const ask = async <T>(home: string, who: { token: string } | null, method: string, path: string, data?: object): Promise<T> => {
  const headers = { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.token}` }) }
  const answer = await fetch(`${home}/api/v1${path}`, { method, headers, body: data && JSON.stringify(data) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** A new member. */
export const join = async (home: string, name: string): Promise<Person> => {
  const member = newMember(name)
  return { ...(await ask<Session>(home, null, 'POST', '/auth/register', member)), member }
}

/** Publishes a product of theirs. */
export const publish = (home: string, who: Person, fields: Partial<Fields> & { name: string }) =>
  ask<Answer<typeof api.catalogue.publish>>(home, who, 'POST', '/products', { ...anyProduct, ...fields })

/** A room about a seller's product, opened for the buyer. */
export const openRoom = async (home: string, buyer: Person, seller: Person, productId: string): Promise<string> => {
  const { id } = await ask<{ id: string }>(home, buyer, 'POST', '/chat-requests', { productId })
  return (await ask<{ room: string }>(home, seller, 'PUT', `/chat-requests/${id}/status`, { status: 'accepted' })).room
}
