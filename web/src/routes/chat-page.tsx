export { RoomPage as default } from '../modules/chat/room/room-page.tsx'
