/** So many letters of a refusal without JSON are kept: a sentence, no page. */
const MOST_PLAIN = 300

/** The plain words of a refusal; a page of a proxy is none. */
const plainOf = (response: Response, body: string) =>
  !response.ok && response.headers.get('content-type')?.startsWith('text/plain') ? { plain: body.trim().slice(0, MOST_PLAIN) } : undefined

/**
 * The JSON of a response; undefined when it is empty or, as from a proxy, not JSON, but `{ plain }` for a refusal in plain text. Rejects when the
 * connection breaks.
 */
export const readAnswer = async (response: Response): Promise<unknown> => {
  const body = await response.text()
  try {
    return body === '' ? undefined : JSON.parse(body)
  } catch {
    return plainOf(response, body)
  }
}
