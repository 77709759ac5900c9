import type { Reading } from '@feria/contract/assistant/schemas'
import * as api from '@feria/contract/routes'
import { MAX_WISH_SENTENCE } from '@feria/contract/wishes/values'
import { useDebouncedValue } from '@mantine/hooks'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { routeKey } from '../../../lib/use-route.ts'

const PAUSE_MS = 400
/** A shorter text is the beginning of a word. */
const LEAST = 3

const readingQuery = (text: string) =>
  queryOptions<Reading>({
    queryKey: [routeKey(api.assistant.read), text],
    queryFn: ({ signal }) => call(api.assistant.read, { body: { text } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })

/** Reads a sentence while it is typed, after a pause; one that is too long is not read. */
export const useSentence = (sentence: string) => {
  const client = useQueryClient()
  const text = sentence.trim()
  const [asked] = useDebouncedValue(text, PAUSE_MS)
  const isTooLong = text.length > MAX_WISH_SENTENCE
  const { data, isError } = useQuery({
    ...readingQuery(asked),
    enabled: asked === text && asked.length >= LEAST && !isTooLong,
  })
  return {
    isTooLong,
    /** Undefined until it has been read as it is now. */
    reading: asked === text ? data : undefined,
    hasFailed: isError,
    /** Reads it now; null if that fails. */
    readNow: (): Promise<Reading | null> => client.fetchQuery(readingQuery(text)).catch(() => null),
  }
}
