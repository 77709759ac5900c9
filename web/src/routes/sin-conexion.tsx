export { OfflinePage as default } from '../shell/offline-page.tsx'
