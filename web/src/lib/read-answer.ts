/** The JSON body of a response; undefined if it is empty or not JSON, as from a proxy. Rejects when the connection breaks. */
export const readAnswer = async (response: Response): Promise<unknown> => {
  const body = await response.text()
  try {
    return body === '' ? undefined : JSON.parse(body)
  } catch {
    return undefined
  }
}
