import type { Block } from '@feria/contract/blocks/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format.ts'
import { usePages } from '../../lib/use-route.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import classes from './blocked-page.module.css'
import { texts } from './texts.ts'
import { useBlocks } from './use-blocks.ts'

const labels = texts.page

const Nobody = () => (
  <EmptyState
    title={labels.empty}
    text={labels.emptyHint}
    action={
      <Button component={Link} to="/dashboard">
        {labels.toStart}
      </Button>
    }
  />
)

const Row = ({ block: { user, createdAt } }: { block: Block }) => {
  const { unblock } = useBlocks()
  return (
    <li className={classes.row}>
      <Avatar name={user.name} src={user.imageUrl} size={44} />
      <div className={classes.words}>
        <span className={classes.name}>{user.name}</span>
        <span className={classes.since}>{labels.since(formatDay(createdAt))}</span>
      </div>
      <Button variant="default" aria-label={labels.unblock(user.name)} onClick={() => void unblock(user)}>
        {texts.unblock}
      </Button>
    </li>
  )
}

/** /bloqueados: whom the member blocked, the latest first, each with «Desbloquear». */
export const BlockedPage = () => {
  const list = usePages(api.blocks.list, { query: {} })
  return (
    <div className={`page ${classes.page}`}>
      <PageHeader title={labels.title} subtitle={labels.subtitle} back="/profile" />
      <PagedList list={list} loading={labels.loading} height={76} empty={<Nobody />}>
        {list.items.map((block) => (
          <Row key={block.user.id} block={block} />
        ))}
      </PagedList>
    </div>
  )
}
