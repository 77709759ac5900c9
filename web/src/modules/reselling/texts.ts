import { formatNumber } from '../../lib/format.ts'
/** Texts shared by several reselling screens. Those given by the specification are verbatim; the others are ours. */
export const texts = {
  nav: {
    label: 'Revendedor',
    profile: 'Perfil',
    links: 'Enlaces',
    transactions: 'Transacciones',
  },

  remembered: (name: string, price: string) => `Comprar por el enlace de ${name}: ${price}`,

  commission: {
    label: 'Tu comisión',
    percent: (percent: number) => `${formatNumber(percent, 1)} %`,
    seller: 'Precio del producto',
    yours: (percent: string) => `Tu comisión (${percent})`,
    plain: (percent: string) => `Comisión (${percent})`,
    total: 'Paga quien compra',
  },

  modal: {
    open: 'Revender',
    title: 'Revender este producto',
    submit: 'Crear enlace',
    hint: 'Elegí cuánto ganás. Se suma al precio y lo paga quien compra con tu enlace.',
    signIn: 'Necesitas iniciar sesión para revender productos',
    created: 'Enlace de reventa creado con éxito',
    failed: 'Error al crear enlace de reventa',
    toLinks: 'Ver mis enlaces',
  },

  share: {
    address: 'Enlace para compartir',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado al portapapeles',
    notCopied: 'El navegador no deja copiar: seleccioná el enlace y copialo a mano.',
    share: 'Compartir',
    qr: 'Código QR',
    hideQr: 'Ocultar el código QR',
    qrOf: (name: string) => `Código QR del enlace de ${name}`,
    scan: 'Quien lo escanee con la cámara llega a tu enlace.',
  },
} as const
