import { LongText } from '../../../ui/long-text.tsx'
import { LinkButton } from '../../../ui/plain-button.tsx'
import { texts } from './texts.ts'

/** /privacy-police and /privacy-policy: which personal data is kept, why, who sees it and what people may do about it. */
export const PrivacyPage = () => (
  <LongText words={texts}>
    <LinkButton to="/personal-info#tus-datos" look="outlined">
      {texts.toData}
    </LinkButton>
  </LongText>
)
