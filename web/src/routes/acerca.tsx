export { AboutPage as default } from '../shell/about-page.tsx'
