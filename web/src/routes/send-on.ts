import type { Caller } from '@feria/contract/rendering'
import { redirect } from 'react-router'
import type { Narrowing } from '../modules/catalogue/narrowing.ts'
import { readSentence } from '../modules/catalogue/read-sentence.ts'

/**
 * Sends a search that says more than its thing («bici hasta 200 lucas en Palermo») on to the address of what it says, with a filter for
 * each limit, so that each can be taken off. `queryOf` is the query of that address.
 */
export const sendOn = async (
  { call }: Caller,
  request: Request,
  text: string,
  queryOf: (text: string, narrowing: Partial<Narrowing>) => URLSearchParams,
): Promise<void> => {
  const read = await readSentence(call, text)
  if (Object.keys(read.narrowing).length === 0) return
  throw redirect(`${new URL(request.url).pathname}?${queryOf(read.text, read.narrowing)}`)
}
