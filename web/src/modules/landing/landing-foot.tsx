import { brand } from '../../lib/brand.ts'

/** The footer of the landing page. */
export const LandingFoot = () => (
  <footer className="foot">
    <div className="wide inside">
      <p className="logo">
        <svg width="30" height="28" aria-hidden="true">
          <use href="#mark" />
        </svg>
        {brand}
      </p>
      <p>Compra y venta a través de IA</p>
      <nav aria-label="Pie de página">
        <a href="/onboarding">Cómo empezar</a>
        <a href="/acerca">Acerca</a>
        <a href="/product-ranking">Ranking</a>
        <a href="/register">Registrarse</a>
        <a href="/ayuda">Ayuda</a>
        <a href="/transparencia">Transparencia</a>
        <a href="/privacy-policy">Privacidad</a>
        <a href="/terminos">Términos</a>
        <a href="/personal-info#premium">Botón de baja</a>
      </nav>
      <a className="button regret" href="/arrepentimiento">
        Botón de arrepentimiento
      </a>
    </div>
  </footer>
)
