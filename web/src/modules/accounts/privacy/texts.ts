import { ADDRESS_DAYS } from '@feria/contract/orders/values'
import { brand } from '../../../lib/brand.ts'

/** The privacy policy. The date of its last update is given by the specification; every sentence must stay true to what Feria does. */
export const texts = {
  title: 'Política de privacidad',
  date: 'Última actualización: 26 de mayo de 2025',
  intro:
    `${brand} guarda lo necesario para que puedas comprar y vender, y nada más. Acá está dicho en pocas palabras qué ` +
    'guardamos, para qué, quién lo ve y cómo decidís vos.',
  sections: [
    {
      id: 'que-guardamos',
      title: 'Qué guardamos',
      items: [
        'De tu cuenta: nombre, email, y si los completás, teléfono, domicilio y foto. De una empresa, también su país, ' +
          'su rubro, su nombre y su CUIT.',
        'De lo que hacés: tus publicaciones con sus fotos, tus favoritos, tus compras y ventas, los avisos que te mandamos y lo ' +
          'que nos escribís desde la página de contacto.',
        'De tu sesión: una clave que solo tu navegador conoce. De tu contraseña guardamos una huella que nadie puede ' +
          'leer, tampoco nosotros.',
        'A cada foto que subís le quitamos los datos ocultos, como el lugar donde la sacaste.',
      ],
    },
    {
      id: 'para-que',
      title: 'Para qué los usamos',
      items: [
        'Para mostrar tus publicaciones, cerrar tus compras y ventas, y avisarte cómo siguen.',
        'Para cuidar tu cuenta: limitamos los intentos de ingreso y registramos lo que hace cada administrador.',
        'No vendemos tus datos, no los cedemos para publicidad y no te seguimos por otros sitios.',
      ],
    },
    {
      id: 'quien-los-ve',
      title: 'Quién los ve',
      items: [
        `Tu nombre, tu foto y desde cuándo estás en ${brand} los ve cualquier miembro.`,
        'Tu email lo ve, a lo sumo, la otra parte de una conversación aceptada o de una compra pagada. Tu teléfono y tu domicilio ' +
          'no los ve otro miembro.',
        'Tus mensajes, con sus fotos, los leen las dos partes. El equipo lee el que alguien denuncia, y el primero de una cuenta nueva ' +
          'cuando parece un engaño; queda registrado, y lo ves al descargar tus datos.',
        `La dirección adonde te mandan una compra la ve quien la vende, desde que pagás hasta que la borramos.`,
        `El equipo de ${brand}, cuando hace falta para ayudarte o para cumplir la ley. Lo que cambian queda registrado.`,
      ],
    },
    {
      id: 'pagos',
      title: 'Los pagos',
      items: [
        'Los datos de tu tarjeta van de tu navegador al procesador de pagos, que nos devuelve una clave que sirve una ' +
          `sola vez. El número de tu tarjeta no llega a guardarse en ${brand}.`,
        'Si elegís guardar una tarjeta para la próxima, la guarda el procesador de pagos. Acá quedan la marca, los últimos cuatro ' +
          'números y el vencimiento, hasta que la quites o elimines tu cuenta.',
      ],
    },
    {
      id: 'tu-navegador',
      title: 'Qué queda en tu navegador',
      items: [
        'Tu sesión y tu nombre para no pedirte la contraseña cada vez, tus favoritos para verlos sin conexión, tus ' +
          'últimas búsquedas, el tema claro u oscuro y los borradores de lo que estás escribiendo.',
        'No usamos cookies de publicidad ni de terceros. Al cerrar sesión se borran tu sesión, tus favoritos, tus ' +
          'búsquedas y tus borradores.',
        'Si marcás favoritos sin haber iniciado sesión, quedan solo en ese dispositivo hasta que entres a tu cuenta.',
      ],
    },
    {
      id: 'cuanto-tiempo',
      title: 'Cuánto tiempo',
      items: [
        'Mientras tengas tu cuenta. Una sesión sin uso termina a los 30 días.',
        `La dirección de una compra, hasta ${ADDRESS_DAYS} días después de que termina. Las de tu libreta, hasta que las quites.`,
        'Si la eliminás, borramos tus datos personales y tus publicaciones dejan de verse. Las compras y ventas ' +
          'terminadas quedan registradas sin tu nombre, porque la ley obliga a conservarlas.',
      ],
    },
    {
      id: 'tus-derechos',
      title: 'Tus derechos',
      items: [
        'La Ley 25.326 te da derecho a acceder a tus datos, rectificarlos, actualizarlos y suprimirlos, sin costo.',
        'En «Datos personales» los ves, los corregís, los descargás en un archivo y eliminás tu cuenta, sin pedirle permiso a nadie.',
        'El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma ' +
          'gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto, ' +
          'conforme lo establecido en el artículo 14, inciso 3 de la Ley Nº 25.326.',
        'La Agencia de Acceso a la Información Pública, en su carácter de órgano de control de la Ley Nº 25.326, tiene ' +
          'la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos ' +
          'por incumplimiento de las normas vigentes en materia de protección de datos personales.',
      ],
    },
  ],
  toData: 'Ver, descargar o eliminar mis datos',
} as const
