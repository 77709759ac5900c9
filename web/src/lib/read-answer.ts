/** The JSON of a response; undefined when it is empty or, as from a proxy, not JSON. Rejects when the connection breaks. */
export const readAnswer = async (response: Response): Promise<unknown> => {
  const body = await response.text()
  try {
    return body === '' ? undefined : JSON.parse(body)
  } catch {
    return undefined
  }
}
