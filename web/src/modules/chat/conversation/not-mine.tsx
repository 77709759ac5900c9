import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { texts } from '../texts.ts'

/** Shown for a conversation that does not exist or belongs to others, without telling which. */
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
