// The contact form of the landing page is static: it sends nothing, and says so.
const form = document.querySelector('#formulario')
const answer = document.querySelector('#respuesta')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  answer.hidden = false
  answer.textContent = 'Gracias por escribir. Este formulario es una muestra: tu mensaje no se envió y no guardamos nada de lo que pusiste.'
})
