import { brand } from '../../lib/brand.ts'

/** What the market offers. */
export const LandingServices = () => (
  <section id="servicios" className="wide" aria-labelledby="titulo-servicios">
    <p className="eyebrow">Servicios</p>
    <h2 id="titulo-servicios">Todo para comprar y vender, en un solo puesto</h2>
    <ul className="bento">
      <li className="card buy two">
        <div className="typed" aria-hidden="true">
          <span>eladera</span>
          <span>Heladera</span>
          <span>heladeras</span>
          <svg className="icon" aria-hidden="true">
            <use href="#go" />
          </svg>
          <b>lo mismo</b>
        </div>
        <h3>Buscá con tus palabras</h3>
        <p>Con tildes o sin, en singular o en plural, con algún error de dedo: el buscador entiende qué quisiste decir.</p>
      </li>
      <li className="card sell">
        <svg className="draw" viewBox="18 14 132 72" aria-hidden="true">
          <rect x="18" y="18" width="84" height="66" rx="10" className="paper" />
          <path d="m18 70 22-24 18 18 12-10 32 24" className="green" />
          <circle cx="78" cy="38" r="8" className="sun" />
          <path d="M96 34h46a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H96L82 51z" className="brick" />
          <circle cx="97" cy="51" r="4" className="hole" />
          <path d="M112 45h26M112 57h16" className="stroke" />
        </svg>
        <h3>Publicá en minutos</h3>
        <p>Fotos, precio y listo. Si se corta la luz, tu borrador te espera.</p>
      </li>
      <li className="card plain">
        <svg className="draw" viewBox="20 18 118 80" aria-hidden="true">
          <rect x="22" y="20" width="104" height="66" rx="10" className="leaf" />
          <path d="M22 36h104v12H22z" className="ink" />
          <path d="M34 66h34M34 76h20" className="stroke" />
          <path d="M112 44l24 9v16c0 14-10 22-24 27-14-5-24-13-24-27V53z" className="paper edge" />
          <path d="m101 70 8 8 15-16" className="check" />
        </svg>
        <h3>Pagá con tarjeta</h3>
        <p>Los datos de tu tarjeta van directo al procesador de pagos: {brand} no los guarda.</p>
      </li>
      <li className="card plain">
        <svg className="draw" viewBox="28 18 108 70" aria-hidden="true">
          <circle cx="60" cy="52" r="32" className="sun" />
          <circle cx="60" cy="52" r="23" className="ring" />
          <circle cx="104" cy="56" r="30" className="leaf" />
          <text x="60" y="62" className="coin">
            $
          </text>
          <text x="104" y="63" className="coin light">
            USD
          </text>
        </svg>
        <h3>Precios que se entienden</h3>
        <p>Cada precio dice su moneda, y ves el total antes de pagar.</p>
      </li>
      <li className="card plain">
        <svg className="draw" viewBox="18 20 126 60" aria-hidden="true">
          <path d="M30 50h100" className="track" />
          <path d="M30 50h54" className="track done" />
          <circle cx="30" cy="50" r="12" className="leaf" />
          <circle cx="80" cy="50" r="12" className="leaf" />
          <circle cx="130" cy="50" r="11" className="paper edge" />
          <path d="m25 50 4 4 7-8M75 50l4 4 7-8" className="check light" />
        </svg>
        <h3>Seguí cada venta</h3>
        <p>Pagado, enviado, recibido: comprador y vendedor ven siempre lo mismo.</p>
      </li>
      <li className="card sell">
        <svg className="draw" viewBox="36 10 88 80" aria-hidden="true">
          <path d="M80 88S36 62 36 36a22 22 0 0 1 44-6 22 22 0 0 1 44 6c0 26-44 52-44 52z" className="brick" />
          <path d="M52 36a9 9 0 0 1 9-9" className="stroke" />
        </svg>
        <h3>Favoritos sin conexión</h3>
        <p>Lo que guardás queda con vos, también en el subte.</p>
      </li>
      <li className="card buy two">
        <svg className="draw apart" viewBox="0 0 150 92" aria-hidden="true">
          <path d="M14 8h70a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8H40L24 70V56H14a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z" className="leaf" />
          <path d="M24 26h48M24 40h30" className="stroke" />
          <path d="M82 34h54a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-6v12l-14-12H82a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z" className="brick" />
          <path d="M109 70S95 62 95 53a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 9-14 17-14 17z" className="paper" />
        </svg>
        <h3>Hablá antes de comprar</h3>
        <p>Preguntá por el chat, mirá si quien vende está en línea y comprá desde la misma conversación, sin dar tu teléfono.</p>
      </li>
    </ul>
  </section>
)
