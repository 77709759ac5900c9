import * as api from '@feria/contract/routes'
import { expect, test } from 'vitest'
import { queryKey, routeKey } from '../../lib/use-route.ts'
import { conversationsKey, unreadKey } from './counts.ts'

test('the bars read the counts where they are fetched', () => {
  expect(unreadKey('ana')).toEqual([routeKey(api.notifications.unread), 'ana'])
  expect(conversationsKey).toEqual(queryKey(api.chat.unread, {}))
})
