import type { ReactNode } from 'react'
import classes from './auth-layout.module.css'

/** The frame of the account screens: the market drawing next to the form at 1024 px and more, a strip of it above the form under that. */
export const AuthLayout = ({ heading, intro, children }: { heading: string; intro?: string; children: ReactNode }) => (
  <div className={classes.layout}>
    <div className={classes.art}>
      <img src="/images/feria.svg" alt="" width={900} height={1000} className={classes.drawing} />
      <p className={classes.tagline}>Compra y venta a través de IA</p>
    </div>
    <div className={classes.side}>
      <div className={classes.card}>
        <h1 className={classes.heading}>{heading}</h1>
        {intro && <p className={classes.intro}>{intro}</p>}
        {children}
      </div>
    </div>
  </div>
)
