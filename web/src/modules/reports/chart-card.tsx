import { Button } from '@mantine/core'
import { IconChartBar, IconDownload, IconTable } from '@tabler/icons-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { toCsv } from '../../lib/csv.ts'
import { saveText } from '../../lib/save-file.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from './reports-page.module.css'
import { texts } from './texts.ts'

const labels = texts.charts

interface Props {
  title: string
  /** Shown until the data and the chart's code have loaded. */
  loading: string
  isSample: boolean
  /** Column names, then one row per month; empty without data. */
  head: string[]
  rows: (string | number)[][]
  /** Formats a value for the table, by column. */
  format: (value: string | number, column: number) => string
  fileName: string
  children: ReactNode
}

/** A chart with its data as a table and as a file; sample data is labelled as such. */
export const ChartCard = ({ title, loading, isSample, head, rows, format, fileName, children }: Props) => {
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const wait = (
    <p className={classes.wait} role="status">
      {loading}
    </p>
  )
  if (rows.length === 0) {
    return (
      <section className={classes.chart} aria-labelledby={id}>
        <h3 id={id}>{title}</h3>
        {wait}
      </section>
    )
  }
  return (
    <section className={classes.chart} aria-labelledby={id}>
      <div className={classes.chartHead}>
        <h3 id={id}>{title}</h3>
        {isSample && <Pill tone="warn">{labels.sample}</Pill>}
      </div>
      {isSample && <p className={classes.about}>{labels.sampleAbout}</p>}
      {isTable ? (
        <FigureTable title={title} head={head} rows={rows} format={format} />
      ) : (
        <Suspense fallback={wait}>
          <div role="img" aria-label={`${title}: ${rows.map((row) => row.map(format).join(' ')).join('; ')}`}>
            {children}
          </div>
        </Suspense>
      )}
      <div className={classes.buttons}>
        <Button
          variant="default"
          aria-label={isTable ? labels.asChartOf(title) : labels.asTableOf(title)}
          onClick={() => setIsTable(!isTable)}
          leftSection={isTable ? <IconChartBar size={18} aria-hidden="true" /> : <IconTable size={18} aria-hidden="true" />}
        >
          {isTable ? labels.asChart : labels.asTable}
        </Button>
        <Button
          variant="default"
          aria-label={labels.exportOf(title)}
          onClick={() => saveText(fileName, toCsv([head, ...rows]), 'text/csv')}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          {labels.export}
        </Button>
      </div>
    </section>
  )
}

const FigureTable = ({ title, head, rows, format }: Pick<Props, 'title' | 'head' | 'rows' | 'format'>) => (
  <table className={classes.table}>
    <caption className="only-read">{title}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([month = '', ...figures]) => (
        <tr key={month}>
          <th scope="row">{month}</th>
          {figures.map((figure, n) => (
            <td key={head[n + 1]}>{format(figure, n + 1)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
