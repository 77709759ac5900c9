import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { memberProductTexts } from './member-product-texts.ts'
import classes from './product-page.module.css'
import { productTexts } from './product-texts.ts'
import { texts } from './texts.ts'

const labels = { ...productTexts, ...memberProductTexts }

/** The top of a product's page: «Volver», the breadcrumb and its actions. */
export const ProductTop = ({ name, children }: { name?: string; children?: ReactNode }) => {
  const navigate = useNavigate()
  const goBack = () => (history.state?.idx > 0 ? navigate(-1) : navigate('/all-products', { replace: true }))
  return (
    <div className={classes.top}>
      <ActionIcon aria-label={labels.back} onClick={goBack} className={classes.back}>
        <IconArrowLeft aria-hidden="true" />
      </ActionIcon>
      <nav aria-label={labels.crumbs} className={classes.crumbs}>
        <ol>
          <li>
            <Link to="/dashboard">{labels.home}</Link>
          </li>
          <li>
            <Link to="/all-products">{texts.catalogue.title}</Link>
          </li>
          {name && (
            <li aria-current="page" className={classes.here}>
              {name}
            </li>
          )}
        </ol>
      </nav>
      {children}
    </div>
  )
}
