import type { Match, Wish, WishFields } from '@feria/contract/wishes/schemas'
import { aMember, type Person } from './people.ts'
import type { TestApp } from './test-app.ts'

let models = 0
const letter = (n: number) => String.fromCharCode(98 + (n % 20))

/** A model of a family that no other test has, since all tests of a test app share one market. */
export const aModel = (): string => {
  models++
  return `q${letter(models)}${letter(Math.floor(models / 20))}4100`
}

/** A member's wish, by default for any model of an iPhone 13. */
export const aWish = async (testApp: TestApp, person: Person, fields: Partial<WishFields> = {}): Promise<Wish> => {
  const body = { name: 'iPhone 13', modelo: 'cualquiera', country: 'Argentina', ...fields }
  return (await testApp.call<Wish>('POST', '/api/v1/request', { token: person.token, body })).body
}

/** What matches the wishes of a member. */
export const matchesOf = async (testApp: TestApp, person: Person, query = ''): Promise<Match[]> =>
  (await testApp.call<Match[]>('GET', `/api/v1/request/matches${query}`, { token: person.token })).body

/** Somebody who looks for things, and somebody who sells them. */
export const aPair = async (testApp: TestApp): Promise<readonly [Person, Person]> => [
  await aMember(testApp, 'Bruno Busca'),
  await aMember(testApp, 'Vera Vende'),
]
