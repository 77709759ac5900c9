/** How it looks to sell and to buy. */
export const LandingRows = () => (
  <section className="wide rows" aria-label="Así se ve">
    <div className="row">
      <div>
        <p className="eyebrow">Para vender</p>
        <h2>Tu puesto, ordenado</h2>
        <p>Precio, stock y estado de cada publicación en una tabla. Pausá, editá o marcá como vendido sin dar vueltas.</p>
        <p>
          <a className="more" href="/register">
            Abrir mi puesto{' '}
            <svg className="icon" aria-hidden="true">
              <use href="#go" />
            </svg>
          </a>
        </p>
      </div>
      <picture className="frame">
        <source
          type="image/avif"
          srcSet="/images/landing/panel-480.avif 480w, /images/landing/panel-720.avif 720w, /images/landing/panel-1280.avif 1280w"
          sizes="(min-width: 64em) 44rem, 92vw"
        />
        <img
          src="/images/landing/panel-720.webp"
          width="1280"
          height="800"
          alt="El Panel de Vendedor: una tabla con las publicaciones, sus precios, su stock y sus acciones"
          loading="lazy"
        />
      </picture>
    </div>
    <div className="row turned">
      <div>
        <p className="eyebrow">Para comprar</p>
        <h2>Sabés qué llevás y a quién</h2>
        <p>Fotos grandes, características, lugar y quién vende. Y si el precio bajó, ves cuánto costaba antes.</p>
        <p>
          <a className="more" href="/product-ranking">
            Ver el ranking de productos{' '}
            <svg className="icon" aria-hidden="true">
              <use href="#go" />
            </svg>
          </a>
        </p>
      </div>
      <picture className="frame">
        <source
          type="image/avif"
          srcSet="/images/landing/producto-480.avif 480w, /images/landing/producto-720.avif 720w, /images/landing/producto-1280.avif 1280w"
          sizes="(min-width: 64em) 44rem, 92vw"
        />
        <img
          src="/images/landing/producto-720.webp"
          width="1280"
          height="800"
          alt="La página de una bicicleta: su dibujo, el precio, el precio anterior y los datos del vendedor"
          loading="lazy"
        />
      </picture>
    </div>
  </section>
)
