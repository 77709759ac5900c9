import { Button } from '@mantine/core'
import { Link } from '../../../lib/router.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { texts } from '../texts.ts'

/** What stands for a conversation that does not exist, or is of other people: who asks learns nothing more. */
export const NotMine = ({ isPage }: { isPage?: boolean }) => (
  <EmptyState
    isPage={isPage}
    title={texts.notMine}
    text={texts.notMineHint}
    action={
      <Button component={Link} to="/chats">
        {texts.toChats}
      </Button>
    }
  />
)
