import { texts } from '../modules/accounts/texts.ts'
import { fixedHead } from './head.ts'

export const meta = fixedHead({
  title: texts.onboarding.title,
  description: texts.onboarding.steps.map(({ title }) => title).join(' · '),
  path: '/onboarding',
})

export { OnboardingPage as default } from '../modules/accounts/onboarding-page.tsx'
