/** The last invitation. */
export const LandingEnd = () => (
  <section className="last" aria-labelledby="titulo-final">
    <div className="awning big" aria-hidden="true"></div>
    <div className="wide">
      <h2 id="titulo-final">Armá tu puesto o salí a recorrer</h2>
      <p className="actions">
        <a className="button large pale" href="/login">
          Ir a la APP{' '}
          <svg className="icon" aria-hidden="true">
            <use href="#go" />
          </svg>
        </a>
      </p>
    </div>
  </section>
)
