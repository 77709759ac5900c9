import { Button } from '@mantine/core'
import { IconBuildingStore, IconTruck, IconUser } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import layout from './auth-layout.module.css'
import { AuthLayout } from './auth-layout.tsx'
import classes from './chooser-page.module.css'
import { texts } from './texts.ts'

const said = texts.chooser
const icons = { individuo: IconUser, empresa: IconBuildingStore, proveedor: IconTruck }

/** /Register-step1: which kind of account, as one choice of three; «Siguiente» goes on only with a choice [ACC-18 to ACC-22]. */
export const ChooserPage = () => {
  useTitle(said.title)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const next = (event: FormEvent) => {
    event.preventDefault()
    const option = said.options.find(({ value }) => value === chosen)
    if (option) navigate(option.path)
    else setIsMissing(true)
  }
  return (
    <AuthLayout heading={said.heading}>
      <div className={classes.progress}>
        <span>{said.step}</span>
        <div className={classes.track} role="progressbar" aria-label={said.step} aria-valuemin={1} aria-valuemax={2} aria-valuenow={1}>
          <div className={classes.done} />
        </div>
      </div>
      <form className={layout.form} onSubmit={next}>
        <fieldset className={classes.options}>
          <legend className="only-read">{said.legend}</legend>
          {said.options.map(({ value, label, hint }) => {
            const Icon = icons[value]
            return (
              <label key={value} className={classes.option}>
                <input
                  type="radio"
                  name="account"
                  value={value}
                  checked={chosen === value}
                  className={classes.radio}
                  aria-label={label}
                  aria-describedby={`hint-${value}`}
                  onChange={() => {
                    setChosen(value)
                    setIsMissing(false)
                  }}
                />
                <Icon size={28} className={classes.icon} aria-hidden="true" />
                <span>
                  <span className={classes.label}>{label}</span>
                  <span className={classes.hint} id={`hint-${value}`}>
                    {hint}
                  </span>
                </span>
              </label>
            )
          })}
        </fieldset>
        {isMissing && <InlineNotice kind="error">{said.missing}</InlineNotice>}
        <Button type="submit" fullWidth>
          {said.next}
        </Button>
      </form>
      <p className={layout.foot}>
        {texts.register.hasAccount} <Link to="/login">{texts.register.login}</Link>
      </p>
    </AuthLayout>
  )
}
