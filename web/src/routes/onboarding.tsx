export { OnboardingPage as default } from '../modules/accounts/onboarding-page.tsx'
