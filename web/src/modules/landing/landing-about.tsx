import { brand } from '../../lib/brand.ts'

/** What the market is, and examples of its use. */
export const LandingAbout = () => (
  <>
    <section id="acerca" className="about" aria-labelledby="titulo-acerca">
      <div className="wide split">
        <img className="street" src="/images/feria.svg" width="900" height="1000" alt="" loading="lazy" />
        <div>
          <p className="eyebrow">Acerca de {brand}</p>
          <h2 id="titulo-acerca">Una feria con buena memoria</h2>
          <p>
            En una buena feria el puestero te conoce: sabe qué andás buscando y te lo guarda. {brand} hace lo mismo con inteligencia
            artificial, para que encontrar y vender lleve menos vueltas. Las decisiones siguen siendo tuyas.
          </p>
          <ol className="steps">
            <li>
              <b>Contá qué buscás o qué vendés.</b> Con las palabras de siempre.
            </li>
            <li>
              <b>{brand} ordena y encuentra.</b> Por parecido, precio y condición.
            </li>
            <li>
              <b>Cerrás el trato adentro.</b> Con pago y seguimiento en el mismo lugar.
            </li>
          </ol>
          <p className="actions">
            <a className="button quiet" href="/onboarding">
              Cómo empezar, en 3 pasos
            </a>
            <a className="button quiet" href="/acerca">
              Más acerca de {brand}
            </a>
          </p>
        </div>
      </div>
    </section>

    <section id="testimonios" className="wide" aria-labelledby="titulo-testimonios">
      <p className="eyebrow">Testimonios</p>
      <h2 id="titulo-testimonios">Ejemplos de uso</h2>
      <p className="note">Todavía no publicamos opiniones. Estos son ejemplos generales de para qué sirve {brand}, no personas reales.</p>
      <ul className="examples">
        <li>
          <b>Quien se muda</b> y no quiere cargar con todo: publica los muebles el lunes y viaja liviano.
        </li>
        <li>
          <b>Quien arranca un emprendimiento</b> y necesita vidriera: arma su puesto, cuida el stock y sigue cada venta.
        </li>
        <li>
          <b>Quien busca algo puntual</b>, como un repuesto o un talle difícil: filtra, guarda favoritos y compara.
        </li>
        <li>
          <b>Quien prefiere usado</b> y mira cada peso: compara precios en pesos y en dólares, y ve la condición antes de decidir.
        </li>
      </ul>
    </section>
  </>
)
