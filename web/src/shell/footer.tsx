import { Logo } from '../ui/logo.tsx'
import classes from './footer.module.css'
import { SchemeSwitch } from './scheme-switch.tsx'

/** The foot of every page: name, year and tagline [NAV-02], [NAV-27]. */
export const Footer = () => (
  <footer className={classes.footer}>
    <div className={classes.inside}>
      <Logo size={24} />
      <p className={classes.tagline}>Compra y venta a través de IA</p>
      <p className={classes.year}>© {new Date().getFullYear()} Feria</p>
      <SchemeSwitch className={classes.scheme} />
    </div>
  </footer>
)
