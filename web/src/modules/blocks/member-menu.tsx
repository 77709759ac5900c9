import type { MoreItem } from '../../ui/more-menu.tsx'
import { ReportMenu } from '../moderation/report/report-menu.tsx'
import { texts } from './texts.ts'
import { type Somebody, useBlocks } from './use-blocks.ts'

interface Props {
  somebody: Somebody
  isBlocked: boolean
  /** What the page does once it changed. */
  onChange?: (isBlocked: boolean) => void
}

/** Three dots about another member: «Denunciar», and «Bloquear» or, for somebody who is, «Desbloquear». */
export const MemberMenu = ({ somebody, isBlocked, onChange }: Props) => {
  const { block, unblock } = useBlocks(onChange)
  const item: MoreItem = isBlocked
    ? { label: texts.unblock, onChoose: () => void unblock(somebody) }
    : { label: texts.block, onChoose: () => void block(somebody) }
  return <ReportMenu subject="member" id={somebody.id} more={[item]} />
}
