import { useRef } from 'react'
import { Link } from 'react-router'
import { brand } from '../lib/brand.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useNear } from '../lib/use-near.ts'
import { Logo } from '../ui/logo.tsx'
import classes from './footer.module.css'
import { Kept } from './kept-markup.tsx'

const SchemeSwitch = lazyPart(async () => (await import('./scheme-switch.tsx')).SchemeSwitch)

const links = [
  ['/ayuda', 'Ayuda'],
  ['/privacy-policy', 'Privacidad'],
  ['/terminos', 'Términos'],
  ['/acerca', 'Acerca'],
  ['/transparencia', 'Transparencia'],
  ['/personal-info#premium', 'Botón de baja'],
] as const

/**
 * The footer of every page: name, year and tagline, and the buttons to leave Premium and to withdraw from a purchase, which by
 * law must be visible to everybody, signed in or not.
 */
export const Footer = () => {
  const place = useRef<HTMLElement>(null)
  const isNear = useNear(place, false, '0px')
  return (
    <footer ref={place} className={classes.footer}>
      <Kept className={classes.inside}>
        <div className={classes.name}>
          <Logo size={24} />
          <p className={classes.tagline}>Compra y venta a través de IA</p>
        </div>
        <nav className={classes.links} aria-label="Pie de página">
          {links.map(([to, label]) => (
            <Link key={to} to={to} className={classes.link}>
              {label}
            </Link>
          ))}
          <Link to="/arrepentimiento" className={classes.regret}>
            Botón de arrepentimiento
          </Link>
        </nav>
        <p className={classes.year}>
          © {new Date().getFullYear()} {brand}
        </p>
        <span className={classes.place}>{isNear && <SchemeSwitch className={classes.scheme} />}</span>
      </Kept>
    </footer>
  )
}
