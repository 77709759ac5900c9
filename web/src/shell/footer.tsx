import { useRef } from 'react'
import { Link } from 'react-router'
import { brand } from '../lib/brand.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useNear } from '../lib/use-near.ts'
import { Logo } from '../ui/logo.tsx'
import classes from './footer.module.css'

const SchemeSwitch = lazyPart(async () => (await import('./scheme-switch.tsx')).SchemeSwitch)

/**
 * The footer of every page: name, year and tagline, and the button to withdraw from a purchase, which by law must be visible to
 * everybody, signed in or not.
 */
export const Footer = () => {
  const place = useRef<HTMLElement>(null)
  const isNear = useNear(place, false, '0px')
  return (
    <footer ref={place} className={classes.footer}>
      <div className={classes.inside}>
        <div className={classes.name}>
          <Logo size={24} />
          <p className={classes.tagline}>Compra y venta a través de IA</p>
        </div>
        <nav className={classes.links} aria-label="Pie de página">
          <Link to="/ayuda" className={classes.link}>
            Ayuda
          </Link>
          <Link to="/privacy-policy" className={classes.link}>
            Privacidad
          </Link>
          <Link to="/terminos" className={classes.link}>
            Términos
          </Link>
          <Link to="/reglas" className={classes.link}>
            Reglas
          </Link>
          <Link to="/acerca" className={classes.link}>
            Acerca
          </Link>
          <Link to="/transparencia" className={classes.link}>
            Transparencia
          </Link>
          <Link to="/personal-info#premium" className={classes.link}>
            Botón de baja
          </Link>
          <Link to="/arrepentimiento" className={classes.regret}>
            Botón de arrepentimiento
          </Link>
        </nav>
        <p className={classes.year}>
          © {new Date().getFullYear()} {brand}
        </p>
        <span className={classes.place}>{isNear && <SchemeSwitch className={classes.scheme} />}</span>
      </div>
    </footer>
  )
}
