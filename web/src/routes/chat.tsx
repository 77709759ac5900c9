export { ChatManagerPage as default } from '../modules/chat/manager/chat-manager-page.tsx'
