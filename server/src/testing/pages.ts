import type { TestApp } from './test-app.ts'

/** The address of the next page in a Link header; undefined on the last page. */
export const nextOf = (link: unknown): string | undefined => /<([^>]+)>; rel="next"/.exec(String(link))?.[1]

interface Options {
  token?: string
  /** Added to the address of each further page. */
  more?: string
}

/** Every page of a list, from an address on, by following its Link headers. */
export const pagesOf = async <Row>(testApp: TestApp, address: string, { token, more = '' }: Options = {}): Promise<Row[][]> => {
  const pages: Row[][] = []
  for (let url: string | undefined = address; url; ) {
    const { body, headers } = await testApp.call<Row[]>('GET', url, token ? { token } : {})
    pages.push(body)
    const next = nextOf(headers.link)
    url = next && next + more
  }
  return pages
}
