import { api } from '@feria/contract'
import { chatEvents } from '@feria/contract/chat'
import { defineModule, serve, serveEvents } from '../../module.ts'
import { answerRequest } from './answer-request.ts'
import { askToChat } from './ask-to-chat.ts'
import { chatPersonalData } from './chat.personal-data.ts'
import { endPresence } from './chat.presence.ts'
import { countUnread } from './count-unread.ts'
import { joinProductRoom, joinRoom, leaveProductRoom, leaveRoom } from './join-room.ts'
import { getConversation, listConversations } from './list-conversations.ts'
import { listMessages } from './list-messages.ts'
import { listOwnRequests, listRequests } from './list-requests.ts'
import { readMessages, readRoom } from './read-messages.ts'
import { noteActivity, sayPresence } from './say-presence.ts'
import { sendAnywhere, sendMessage, sendToRoom } from './send-message.ts'

/**
 * Chat: a buyer asks to talk about a product, its seller accepts, and a room opens for the two. There is one store of messages behind all
 * the ways of reading and sending. The messages of a room are numbered from 1 without a hole, so a client that was away sees what it missed
 * and asks for what follows its last number; a message that is sent again under the same originalId is the same message.
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
  }),
  events: serveEvents(
    chatEvents.emitted,
    { joinProductRoom, leaveProductRoom, joinRoom, leaveRoom, sendMessage, presence: sayPresence, readMessages },
    ['sendMessage'],
  ),
  schedules: { 'end-presence': { everySeconds: 2, run: endPresence } },
  personalData: chatPersonalData,
})

export { answerRequest } from './answer-request.ts'
export { askToChat } from './ask-to-chat.ts'
export { findRequest } from './chat.requests.ts'
export { openRoom } from './open-room.ts'
export { sendMessage } from './send-message.ts'
