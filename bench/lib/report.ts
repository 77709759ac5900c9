import { type Conditions, writtenBy } from './conditions.ts'

/** The whole page of docs/BENCHMARKS.md, with the sections in this order. */
export const reportOf = (sections: string[], conditions: Conditions): string => `# Benchmarks

${writtenBy('`npm run bench`', conditions)}

\`npm run bench\` measures everything below and writes this page; \`--short\` takes less than twenty minutes on two cores that have \
nothing else to do, and
its figures are rough. \`--only\` web, pages, http, uploads, load, search, wishes or chat measures one section and replaces it here.

${sections.join('\n\n')}
`

/** The page with one section replaced, or appended if it has none with that heading. */
export const withSection = (page: string, section: string): string => {
  const heading = section.slice(0, section.indexOf('\n'))
  const parts = page.split(/^(?=## )/m).map((part) => part.trimEnd())
  const at = parts.findIndex((part) => part.startsWith(`${heading}\n`))
  if (at < 0) parts.push(section)
  else parts[at] = section
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`
}
