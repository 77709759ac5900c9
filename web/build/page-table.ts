/** A page of the app and the file that its code begins with, from `web/src`. */
export interface TabledPage {
  path: string
  file: string
}

/** The pages that a table of routes names, with the files that it imports for them; pages whose file it does not name are left out. */
export const pagesOf = (table: string): TabledPage[] => {
  const fileIn = (text: string | undefined) => /import\('\.\/([^']+)'\)/.exec(text ?? '')?.[1]
  const declared = (name: string) => fileIn(table.split(`const ${name} =`)[1]?.split('\n\n')[0])
  return table
    .split(/(?=\bpath: ')/)
    .slice(1)
    .flatMap((entry) => {
      const path = /^path: '([^']+)'/.exec(entry)?.[1]
      const shared = /\bpage: (\w+)\b(?!\()/.exec(entry)?.[1]
      const file = shared ? declared(shared) : fileIn(entry)
      return path && file ? [{ path, file }] : []
    })
}
