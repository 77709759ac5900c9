import type { AccountType } from '@feria/contract/accounts/values'
import { Button } from '@mantine/core'
import { IconBuildingStore, IconTruck, IconUser } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { StepProgress } from '../../ui/step-progress.tsx'
import layout from './auth-layout.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { texts } from './texts.ts'

const labels = texts.chooser
const icons = { individuo: IconUser, empresa: IconBuildingStore, proveedor: IconTruck }
const options = labels.options.map((option) => ({ ...option, icon: icons[option.value] }))

/** /Register-step1: one of three kinds of account; «Siguiente» requires a choice. */
export const ChooserPage = () => {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<AccountType | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const next = (event: FormEvent) => {
    event.preventDefault()
    const option = labels.options.find(({ value }) => value === chosen)
    if (option) navigate(option.path)
    else setIsMissing(true)
  }
  return (
    <AuthLayout heading={labels.heading}>
      <StepProgress step={1} count={2} />
      <form className={layout.form} onSubmit={next}>
        <ChoiceCards
          legend={labels.legend}
          options={options}
          value={chosen}
          onChange={(value) => {
            setChosen(value)
            setIsMissing(false)
          }}
        />
        {isMissing && <InlineNotice kind="error">{labels.missing}</InlineNotice>}
        <Button type="submit" fullWidth>
          {labels.next}
        </Button>
      </form>
      <p className={layout.foot}>
        {texts.register.hasAccount} <Link to="/login">{texts.register.login}</Link>
      </p>
    </AuthLayout>
  )
}
