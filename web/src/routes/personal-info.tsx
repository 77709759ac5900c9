export { PersonalInfoWithConsent as default } from '../modules/prospecting/consent/personal-info-with-consent.tsx'
