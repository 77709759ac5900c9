/** The texts of the login, and of the fields that other forms share with it. */
export const formTexts = {
  email: 'Email',
  password: 'Contraseña',
  showPassword: 'Mostrar u ocultar la contraseña',
  emailMissing: 'Ingresá tu email.',
  emailWrong: 'Ese email no es válido.',
  passwordMissing: 'Ingresá tu contraseña.',
  backToLogin: 'Volver a iniciar sesión',

  login: {
    title: 'Iniciar sesión',
    heading: 'BIENVENIDO',
    intro: 'Entrá para comprar, vender y seguir tus favoritos.',
    submit: 'Iniciar Sesión',
    forgot: 'Olvidé mi contraseña',
    noAccount: '¿No tenés cuenta?',
    register: 'Registrate',
    refused: 'Credenciales incorrectas',
    isNew: 'Tu cuenta está lista. Iniciá sesión para continuar.',
  },
} as const
