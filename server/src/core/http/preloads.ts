import { readFile } from 'node:fs/promises'

// Without crossorigin a stylesheet would be loaded twice, since the built page requests it with it. Code has lower priority than what the
// first screen shows, as in the page.
const kinds: Record<string, string> = { js: 'rel=modulepreload; fetchpriority=low', css: 'rel=preload; as=style; crossorigin' }

/**
 * Reads which files each page of the built web starts with and returns a function from a URL to its `Link` header, or undefined: the
 * browser requests a page's own code at once instead of after the app's.
 */
export const readPreloads = async (file: string): Promise<(url: string) => string | undefined> => {
  const files = JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>
  const pages = Object.entries(files).map(([path, names]) => ({
    isAt: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
    link: names.flatMap((name) => kindOf(name) ?? []).join(', '),
  }))
  return (url) => {
    const [path = ''] = url.split('?')
    return pages.find(({ isAt }) => isAt.test(path))?.link || undefined
  }
}

const kindOf = (name: string): string | undefined => {
  const kind = kinds[/\.(\w+)$/.exec(name)?.[1] ?? '']
  return kind && `<${name}>; ${kind}`
}
