/** The texts of a seller and of sharing, which pages without a product have too. */
export const sellerTexts = {
  seller: 'Quién lo vende',
  sellerProducts: 'Ver todo lo que vende',
  soldBy: (name: string) => `Lo que vende ${name}`,
  since: (month: string) => `Miembro desde ${month}`,
  share: 'Compartir',
  whatsapp: 'Enviar por WhatsApp',
} as const
