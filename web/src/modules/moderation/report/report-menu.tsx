import type { AbuseSubject } from '@feria/contract/moderation/values'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { useSession } from '../../../lib/session.ts'
import { type MoreItem, MoreMenu } from '../../../ui/more-menu.tsx'
import { Sheet } from '../../../ui/sheet.tsx'

/** Apart from the sheet's texts: these come with the page. */
const labels = {
  report: 'Denunciar',
  more: {
    product: 'Más opciones de esta publicación',
    member: 'Más opciones de esta persona',
    message: 'Más opciones de este mensaje',
    review: 'Más opciones de esta opinión',
    wish: 'Más opciones de esta solicitud',
  } satisfies Record<AbuseSubject, string>,
} as const

const ReportForm = lazyPage(async () => (await import('./report-form.tsx')).ReportForm)

interface Props {
  subject: AbuseSubject
  id: string
  /** What else can be done about it. */
  more?: MoreItem[]
}

/** Three dots with «Denunciar». Visitors report products; for anything else they sign in first, and come back. */
export const ReportMenu = ({ subject, id, more = [] }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const from = useLocation()
  const report = () => {
    const isVisitor = useSession.getState().user === null
    if (isVisitor && subject !== 'product') navigate('/login', { state: { from } })
    else setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  return (
    <>
      <MoreMenu label={labels.more[subject]} items={[{ label: labels.report, onChoose: report }, ...more]} />
      <Sheet isOpen={isOpen} onClose={close} title={labels.report}>
        <ReportForm subject={subject} id={id} onDone={close} />
      </Sheet>
    </>
  )
}
