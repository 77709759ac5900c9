import type { Answer } from '@feria/contract'
import type * as api from '@feria/contract/routes'
import { create } from 'zustand'
import { onSignOut, useSession } from '../../lib/session.ts'
import { useCached } from '../../lib/use-cached.ts'

// The keys as text: with the routes the bars would load all those of notifications and chats.
/** Key of the query of a member's unread notifications. */
export const unreadKey = (userId: string) => ['GET /api/v1/notifications/unread', userId] as const
/** Key of the query of unread conversations. */
export const conversationsKey = ['GET /api/v1/chat/unread', {}] as const

/** The number of unread notifications; 0 until the code that fetches it has loaded. */
export const useUnread = (): number => {
  const userId = useSession((session) => session.user?.id ?? '')
  return useCached<Answer<typeof api.notifications.unread>>(unreadKey(userId))?.unread ?? 0
}

/** The number of conversations with unread messages; 0 until the code that fetches it has loaded. */
export const useUnreadConversations = (): number => useCached<Answer<typeof api.chat.unread>>(conversationsKey)?.conversations ?? 0

interface BarState {
  isPanelOpen: boolean
  /** The red dot of «Mensajes»: a chat request came after the last look of this device. */
  hasNewRequests: boolean
  /** The text of the live region: the last notification received. */
  announcement: string
}

const initial: BarState = { isPanelOpen: false, hasNewRequests: false, announcement: '' }

/** The state of the bars that is not the server's. */
export const useBarState = create<BarState>()(() => initial)

/** Opens or closes the notifications panel. */
export const openPanel = (isPanelOpen: boolean): void => useBarState.setState({ isPanelOpen })

onSignOut(() => useBarState.setState(initial))
