// The contact form is static: it sends nothing, and says so.
const form = document.querySelector<HTMLFormElement>('#formulario')
const answer = document.querySelector<HTMLElement>('#respuesta')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  if (!answer) return
  answer.hidden = false
  answer.textContent = 'Gracias por escribir. Este formulario es una muestra: tu mensaje no se envió y no guardamos nada de lo que pusiste.'
})
