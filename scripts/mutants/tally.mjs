/** The area of a file, as in the table of figures. */
export const areaOf = (file) => {
  const module = /^(?:server|web)\/src\/modules\/([^/]+)\//.exec(file)?.[1]
  if (file.startsWith('web/')) return module ? `web: ${module}` : 'web'
  if (module) return module
  const folder = /^server\/src\/(language|engines|ops)\//.exec(file)?.[1]
  return folder ?? (file.startsWith('server/') ? 'core' : file.split('/')[0])
}

const noticedStates = new Set(['Killed', 'Timeout'])
const missedStates = new Set(['Survived', 'NoCoverage'])

/** The mutants of Stryker's report as faults, without those that never ran. */
export const mutantsOf = (report) =>
  Object.entries(report.files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => noticedStates.has(status) || missedStates.has(status))
      .map(({ status, location, replacement, mutatorName }) => ({
        area: areaOf(file),
        file,
        line: location.start.line,
        why: `${mutatorName}: ${replacement ?? ''}`,
        noticed: noticedStates.has(status),
      })),
  )

/** How many faults of each area were planted and noticed, areas sorted by name. */
export const tally = (faults) => {
  const areas = new Map()
  for (const { area, noticed } of faults) {
    const row = areas.get(area) ?? { area, planted: 0, noticed: 0 }
    row.planted += 1
    if (noticed) row.noticed += 1
    areas.set(area, row)
  }
  return [...areas.values()].sort((a, b) => a.area.localeCompare(b.area))
}

const share = ({ planted, noticed }) => `${noticed} of ${planted} (${Math.floor((100 * noticed) / planted)} %)`

/** A Markdown table of both kinds of faults by area, with a last row for the total. */
export const tallyTable = (byHand, mutants) => {
  const [left, right] = [tally(byHand), tally(mutants)]
  const cell = (rows, area) => {
    const row = rows.find((it) => it.area === area)
    return row ? share(row) : ''
  }
  const whole = (rows) => {
    const sum = (key) => rows.reduce((all, row) => all + row[key], 0)
    return rows.length > 0 ? share({ planted: sum('planted'), noticed: sum('noticed') }) : ''
  }
  const areas = [...new Set([...left, ...right].map(({ area }) => area))].sort((a, b) => a.localeCompare(b))
  const lines = areas.map((area) => `| ${area} | ${cell(left, area)} | ${cell(right, area)} |`)
  return ['| Area | by hand | by Stryker |', '| --- | ---: | ---: |', ...lines, `| **all** | ${whole(left)} | ${whole(right)} |`].join('\n')
}
