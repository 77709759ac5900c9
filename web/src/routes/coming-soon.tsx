export { ComingSoonPage as default } from '../shell/coming-soon-page.tsx'
