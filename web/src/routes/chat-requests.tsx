export { ChatRequestsPage as default } from '../modules/chat/requests/chat-requests-page.tsx'
