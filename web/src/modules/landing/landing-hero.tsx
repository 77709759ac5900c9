import { brand } from '../../lib/brand.ts'

/** The tagline, and what the market looks like. */
export const LandingHero = () => (
  <section className="hero wide" aria-labelledby="lema">
    <div className="words">
      <p className="eyebrow">La feria de tu barrio, en todo el país</p>
      <h1 id="lema">
        Compra y venta a través de <em>IA</em>
      </h1>
      <p className="lead">
        Buscá con tus palabras, publicá en minutos y pagá sin salir de {brand}. Vos elegís; la IA ordena, entiende y encuentra.
      </p>
      <p className="actions">
        <a className="button large" href="/login">
          Ir a la APP{' '}
          <svg className="icon" aria-hidden="true">
            <use href="#go" />
          </svg>
        </a>
        <a className="button large quiet" href="/register">
          Crear mi cuenta gratis
        </a>
      </p>
      <ul className="facts">
        <li>
          <svg className="icon" aria-hidden="true">
            <use href="#tick" />
          </svg>
          Registrarte es gratis
        </li>
        <li>
          <svg className="icon" aria-hidden="true">
            <use href="#tick" />
          </svg>
          Precios en pesos y en dólares
        </li>
        <li>
          <svg className="icon" aria-hidden="true">
            <use href="#tick" />
          </svg>
          Débito y crédito, adentro
        </li>
      </ul>
    </div>
    <div className="stage">
      <picture className="frame">
        <source
          media="(max-width: 47.99em)"
          type="image/avif"
          srcSet={[390, 546, 780].map((width) => `/images/landing/telefono-catalogo-${width}.avif ${width}w`).join(', ')}
          sizes="16.25rem"
          width="390"
          height="780"
        />
        <source media="(max-width: 47.99em)" srcSet="/images/landing/telefono-catalogo-546.webp" width="390" height="780" />
        <source
          type="image/avif"
          srcSet="/images/landing/catalogo-640.avif 640w, /images/landing/catalogo-960.avif 960w, /images/landing/catalogo-1280.avif 1280w"
          sizes="(min-width: 80em) 44rem, 56vw"
        />
        <img
          src="/images/landing/catalogo-960.webp"
          width="1280"
          height="800"
          alt="El catálogo: buscador, filtros por precio y condición, y productos con foto y precio"
          fetchPriority="high"
        />
      </picture>
      <picture className="phone">
        <source
          type="image/avif"
          srcSet="/images/landing/telefono-producto-240.avif 240w, /images/landing/telefono-producto-390.avif 390w"
          sizes="11rem"
        />
        <img
          src="/images/landing/telefono-producto-390.webp"
          width="390"
          height="780"
          alt="Una bicicleta en la pantalla de un teléfono, con su precio y el botón para comprarla"
          loading="lazy"
        />
      </picture>
      <p className="chip one" aria-hidden="true">
        <svg className="icon" aria-hidden="true">
          <use href="#search" />
        </svg>
        bici de ruta en Tucumán
      </p>
      <p className="chip two" aria-hidden="true">
        <svg className="icon" aria-hidden="true">
          <use href="#heart" />
        </svg>
        Guardada en favoritos
      </p>
    </div>
  </section>
)
