/** How to reach us. The form sends nothing, and says so: its method keeps it from being sent without scripts too. */
export const LandingContact = () => (
  <section id="contacto" className="wide split contact" aria-labelledby="titulo-contacto">
    <div>
      <p className="eyebrow">Contacto</p>
      <h2 id="titulo-contacto">¿Hablamos?</h2>
      <p>
        Te lo decimos de entrada: este formulario es una muestra y <b>no envía nada</b>. Lo que sí funciona hoy:
      </p>
      <ul className="ways">
        <li>
          Por una compra o una venta, entrá a <a href="/history">tu historial</a> y abrila.
        </li>
        <li>
          Para dar de baja una compra, usá el <a href="/arrepentimiento">Botón de arrepentimiento</a>.
        </li>
        <li>
          Para todo lo demás, <a href="/ayuda/contacto">escribinos</a> o mirá <a href="/ayuda">la ayuda</a>.
        </li>
        <li>
          Si no podés entrar, <a href="/forgot-password">recuperá tu contraseña</a>.
        </li>
      </ul>
    </div>

    <form id="formulario" method="dialog" className="card paper-card">
      <label htmlFor="nombre">Nombre</label>
      <input id="nombre" name="name" autoComplete="name" required />
      <label htmlFor="correo">Email</label>
      <input id="correo" name="email" type="email" autoComplete="email" inputMode="email" required />
      <label htmlFor="mensaje">Mensaje</label>
      <textarea id="mensaje" name="message" rows={4} required></textarea>
      <button className="button" type="submit">
        Enviar
      </button>
      <p id="respuesta" role="status" hidden></p>
    </form>
  </section>
)
