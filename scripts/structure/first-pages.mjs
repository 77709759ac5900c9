import { resolveImport } from './import-rules.mjs'

const ROUTES = 'web/src/routes.ts'
const LAYOUT = 'routes/public.tsx'
const LIBRARY = /^@mantine\//

/** The files of a visitor's first page: the frame, the layout of the pages that everybody may see, and those pages. */
const entriesOf = (routes) => {
  const [, own = ''] = new RegExp(`layout\\('${LAYOUT}', \\[(.*?)\\n\\s*\\]\\)`, 's').exec(routes) ?? []
  const pages = [...own.matchAll(/'(routes\/[\w-]+\.tsx)'/g)].map(([, page]) => page)
  return ['routes/frame.tsx', LAYOUT, ...pages].map((page) => `web/src/${page}`)
}

/**
 * Where a page of visitors loads the component library with its own code, as `{ path, line, message }`: pieces with the library around them
 * load once they are wanted.
 */
export const findLibraryOfVisitors = (sources) => {
  const known = new Map(sources.map((source) => [source.file.path, source]))
  const seen = new Set(entriesOf(known.get(ROUTES)?.file.text ?? '').filter((path) => known.has(path)))
  const found = []
  for (const path of seen)
    for (const { specifier, line, isType, isLazy } of known.get(path).facts?.imports ?? []) {
      if (isType || isLazy) continue
      if (LIBRARY.test(specifier) && !specifier.endsWith('.css'))
        found.push({ path, line, message: `${specifier} would come with the first page of every visitor` })
      const target = resolveImport(specifier, path)
      if (known.has(target)) seen.add(target)
    }
  return found
}
