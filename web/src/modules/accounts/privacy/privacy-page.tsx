import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { LongText } from '../../../ui/long-text.tsx'
import { texts } from './texts.ts'

/** /privacy-police and /privacy-policy: which personal data is kept, why, who sees it and what people may do about it. */
export const PrivacyPage = () => (
  <LongText words={texts}>
    <Button component={Link} to="/personal-info#tus-datos" variant="default">
      {texts.toData}
    </Button>
  </LongText>
)
