import { api } from '@feria/contract'
import { chatEvents } from '@feria/contract/chat/schemas'
import { defineModule } from '../../core/module.ts'
import { serve, serveEvents } from '../../core/use-case.ts'
import { releaseHeld } from './held.ts'
import { chatHttp } from './http.ts'
import { chatPersonalData } from './personal-data.ts'
import { endPresence } from './presence.ts'
import { announceTyping } from './use-cases/announce-typing.ts'
import { answerRequest } from './use-cases/answer-request.ts'
import { askToChat } from './use-cases/ask-to-chat.ts'
import { countUnread } from './use-cases/count-unread.ts'
import { decideHeld } from './use-cases/decide-held.ts'
import { joinProductRoom, joinRoom, leaveProductRoom, leaveRoom } from './use-cases/join-room.ts'
import { getConversation, listConversations } from './use-cases/list-conversations.ts'
import { listHeld } from './use-cases/list-held.ts'
import { listMessages } from './use-cases/list-messages.ts'
import { listOwnRequests, listRequests } from './use-cases/list-requests.ts'
import { readMessages, readRoom } from './use-cases/read-messages.ts'
import { sendAnywhere, sendMessage, sendToRoom } from './use-cases/send-message.ts'
import { noteActivity, setPresence } from './use-cases/set-presence.ts'

/**
 * Chat: a buyer asks to talk about a product, its seller accepts, and a room opens for the two; or its seller writes first to somebody who
 * looks for it, and they accept. All ways of reading and sending share one
 * store of messages. A room's messages are numbered from 1 without gaps, so a client that was offline detects what it missed and requests
 * what follows its last number; a message resent with the same originalId is the same message.
 */
export const chat = defineModule({
  name: 'chat',
  routes: serve(api.chat, {
    ask: askToChat,
    received: listRequests,
    sent: listOwnRequests,
    answerRequest,
    conversations: listConversations,
    unread: countUnread,
    about: getConversation,
    list: listMessages,
    poll: listMessages,
    send: sendToRoom,
    sendPolled: sendToRoom,
    sendOld: sendAnywhere,
    activity: noteActivity,
    read: readRoom,
    held: listHeld,
    decideHeld,
  }),
  events: serveEvents(
    chatEvents.client,
    { joinProductRoom, leaveProductRoom, joinRoom, leaveRoom, sendMessage, presence: setPresence, typing: announceTyping, readMessages },
    ['sendMessage'],
  ),
  http: chatHttp,
  schedules: { 'end-presence': { everySeconds: 2, run: endPresence }, 'release-held': { cron: '* * * * *', run: releaseHeld } },
  personalData: chatPersonalData,
})

export { findMessageFor, partiesOfMessage, setMessageRemoved } from './moderated.ts'
export { findRequest } from './requests.ts'
export { answerRequest } from './use-cases/answer-request.ts'
export { askToChat } from './use-cases/ask-to-chat.ts'
export { countUnread } from './use-cases/count-unread.ts'
export { openRoom } from './use-cases/open-room.ts'
export { sendMessage } from './use-cases/send-message.ts'
export { writeToBuyer } from './use-cases/write-to-buyer.ts'
