import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { usePages, useRoute } from '../../../lib/use-route.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { AdminLayout } from '../admin-layout.tsx'
import { caseColumns } from '../list-columns.ts'
import { ListStates } from '../list-states.tsx'
import { ListTools } from '../list-tools.tsx'
import { useAddressParts } from '../use-address-text.ts'
import { Switch } from '../waiting-switch.tsx'
import { CaseRow } from './case-row.tsx'
import { CaseView } from './case-view.tsx'
import classes from './moderation.module.css'
import { moderationTexts } from './texts.ts'
import { useKeys } from './use-keys.ts'

const labels = moderationTexts

const Figures = () => {
  const { data } = useRoute(api.moderation.figures, {})
  return data ? <p className={classes.quiet}>{labels.figures(data.open, data.overdue, data.medianHours)}</p> : null
}

const Keys = () => (
  <table className={classes.keys}>
    <tbody>
      {labels.help.rows.map(([key, what]) => (
        <tr key={key}>
          <th scope="row">
            <kbd className={classes.key}>{key}</kbd>
          </th>
          <td>{what}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The queue, and the case that is chosen beside it; on a telephone above it. What was decided makes room for the next. */
const Queue = ({ isOverdue, onHelp }: { isOverdue: boolean; onHelp: () => void }) => {
  const list = usePages(api.moderation.queue, { query: { overdue: String(isOverdue) } })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [wasMoved, setWasMoved] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const lastAt = useRef(0)
  const found = list.items.findIndex(({ id }) => id === chosenId)
  const at = found >= 0 ? found : Math.min(lastAt.current, list.items.length - 1)
  lastAt.current = Math.max(0, at)
  const current = list.items[at]
  const choose = (n: number) => {
    const next = list.items[n]
    if (!next) return
    setWasMoved(true)
    setChosenId(next.id)
    if (n >= list.items.length - 2 && list.hasMore) list.fetchMore()
  }
  useKeys(place, { j: () => choose(at + 1), k: () => choose(at - 1), '?': onHelp })
  return (
    <div ref={place} className={classes.board}>
      <section aria-label={labels.queue}>
        <ol className={classes.rows}>
          {list.items.map((one, n) => (
            <CaseRow key={one.id} found={one} isChosen={n === at} onChoose={() => choose(n)} />
          ))}
        </ol>
        <ListStates list={list} nothing={labels.nothing[isOverdue ? 'overdue' : 'all']} />
      </section>
      {current && <CaseView found={current} within={place} takesFocus={wasMoved || document.activeElement === document.body} />}
    </div>
  )
}

/** /admin-dashboard/denuncias: reports of abuse and appeals, the first due first, decided with the keyboard or without. */
export const ModerationPage = () => {
  const { params, change } = useAddressParts()
  const isOverdue = params.get('ver') === 'vencidas'
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <Figures />
      <div className={classes.bar}>
        <Switch
          options={[
            { label: labels.lists.all, isOn: !isOverdue, onChoose: () => change({ ver: '' }) },
            { label: labels.lists.overdue, isOn: isOverdue, onChoose: () => change({ ver: 'vencidas' }) },
          ]}
        />
        <Button variant="subtle" className={classes.forKeys} onClick={() => setIsHelpOpen(true)}>
          {labels.keys}
        </Button>
      </div>
      <ListTools list="abuse-reports" route={api.moderation.queue} query={{ overdue: String(isOverdue) }} columns={caseColumns} />
      <Queue key={String(isOverdue)} isOverdue={isOverdue} onHelp={() => setIsHelpOpen(true)} />
      <Sheet isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} title={labels.help.title} size="sm">
        <Keys />
      </Sheet>
    </AdminLayout>
  )
}
