import { brand } from '../../lib/brand.ts'

/** The bar of the landing page, with the links to its sections. */
export const LandingTop = () => (
  <header className="top">
    <div className="wide bar">
      <a className="logo" href="/" aria-label={`${brand}, inicio`}>
        <svg width="34" height="32" aria-hidden="true">
          <use href="#mark" />
        </svg>
        {brand}
      </a>
      <nav className="sections" aria-label="Secciones">
        <a href="#servicios">Servicios</a>
        <a href="#acerca">Acerca</a>
        <a href="#testimonios">Testimonios</a>
        <a href="#contacto">Contacto</a>
      </nav>
      <a className="button small" href="/login">
        Ir a App
      </a>
    </div>
    <div className="awning" aria-hidden="true"></div>
  </header>
)
