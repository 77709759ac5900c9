import type { ChatMessage, Conversation } from '@feria/contract/chat/schemas'
import * as api from '@feria/contract/routes'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { routeKey } from '../../../lib/use-route.ts'

/** The cached list of conversations, page by page. */
export type KeptList = InfiniteData<{ items: Conversation[]; next: string | null }, string | null>

const key = [routeKey(api.chat.conversations)]

const withEach = (list: KeptList, change: (conversation: Conversation) => Conversation): KeptList => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, items: page.items.map(change) })),
})

/**
 * The list after a message: updates its conversation, adding one unread unless it is the member's own. Null if the list does not have
 * the conversation.
 */
export const withMessage = (list: KeptList, message: ChatMessage, memberId: string): KeptList | null => {
  const shown = list.pages.flatMap(({ items }) => items).find(({ roomId }) => roomId === message.roomId)
  if (!shown) return null
  const { lastMessage } = shown
  // The same one with other words: moderation took them away, or brought them back.
  if (lastMessage?.seq === message.seq && lastMessage.content !== message.content)
    return withEach(list, (one) => (one.roomId === message.roomId ? { ...one, lastMessage: message } : one))
  if ((lastMessage?.seq ?? 0) >= message.seq) return list
  return withEach(list, (conversation) =>
    conversation.roomId === message.roomId
      ? {
          ...conversation,
          lastMessage: message,
          lastAt: message.timestamp,
          unread: message.senderId === memberId ? conversation.unread : conversation.unread + 1,
        }
      : conversation,
  )
}

/** Sorts by the latest message first. */
export const latestFirst = (conversations: Conversation[]): Conversation[] =>
  [...conversations].sort((a, b) => Date.parse(b.lastAt) - Date.parse(a.lastAt))

/** Refetches the list. */
export const refreshList = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: key })

/** Shows a message in the cached list; refetches it if the conversation is not there yet. */
export const showInList = (client: QueryClient, message: ChatMessage, memberId: string): void => {
  for (const [query, list] of client.getQueriesData<KeptList>({ queryKey: key })) {
    const changed = list && withMessage(list, message, memberId)
    if (changed) client.setQueryData(query, changed)
    else void refreshList(client)
  }
}

/** Clears the unread count of a conversation in the list. */
export const showAsRead = (client: QueryClient, read: string): void => {
  client.setQueriesData<KeptList>(
    { queryKey: key },
    (list) => list && withEach(list, (shown) => (shown.roomId === read && shown.unread > 0 ? { ...shown, unread: 0 } : shown)),
  )
}
