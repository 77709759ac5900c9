import { SALES_CSV_PATH } from '@feria/contract/reports/values'
import { CallError } from '../../lib/call.ts'
import { readAnswer } from '../../lib/read-answer.ts'
import { useSession } from '../../lib/session.ts'

const nameIn = (disposition: string | null): string | undefined => /filename="([^"]+)"/.exec(disposition ?? '')?.[1]

/** The member's own sales as a file, with the name given by the server. Rejects with CallError. */
export const fetchSales = async (fallbackName: string): Promise<{ name: string; content: Blob }> => {
  const { token } = useSession.getState()
  let response: Response
  try {
    response = await fetch(SALES_CSV_PATH, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  } catch {
    throw new CallError(0)
  }
  if (!response.ok) throw new CallError(response.status, ((await readAnswer(response)) ?? undefined) as object | undefined)
  return { name: nameIn(response.headers.get('content-disposition')) ?? fallbackName, content: await response.blob() }
}
