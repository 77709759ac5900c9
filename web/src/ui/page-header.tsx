import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import classes from './page-header.module.css'
import { IconButton } from './plain-button.tsx'

interface Props {
  title: ReactNode
  subtitle?: ReactNode
  /** Where «Volver» leads when there is no previous page; without it there is no such button. */
  back?: string
  actions?: ReactNode
}

/** The header of a page: its h1, subtitle, back button and actions. */
export const PageHeader = ({ title, subtitle, back, actions }: Props) => {
  const navigate = useNavigate()
  const goBack = () => (history.state?.idx > 0 ? navigate(-1) : navigate(back ?? '/', { replace: true }))
  return (
    <header className={classes.header}>
      {back && (
        <IconButton aria-label="Volver" onClick={goBack} className={classes.back}>
          <IconArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
