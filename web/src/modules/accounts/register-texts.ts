/** The texts of the registration. */
export const registerTexts = {
  title: 'Registrarse',
  heading: 'REGÍSTRATE',
  intro: 'Es gratis y lleva menos de un minuto.',
  name: 'Nombre',
  confirmation: 'Confirmar Contraseña',
  passwordHint: (length: number) => `Usá ${length} caracteres o más.`,
  passwordShort: (length: number) => `Le faltan letras: usá ${length} o más.`,
  submit: 'Registrarse',
  nameMissing: 'Ingresá tu nombre.',
  confirmationMissing: 'Repetí tu contraseña.',
  mismatch: 'Las contraseñas no coinciden',
  failed: 'Error en el registro',
  hasAccount: '¿Ya tenés cuenta?',
  login: 'Iniciá sesión',
  or: 'o',
  recover: 'recuperá tu contraseña',
} as const
