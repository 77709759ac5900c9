/** The texts about what limits or suspends a member, in the list of members. */
export const restrictionTexts = {
  heldBack: {
    limited: (until: string | null) => `Con límites hasta el ${until}`,
    suspended: (until: string | null) => `Suspendida hasta el ${until}`,
    ended: () => 'Cerrada',
  },
  lift: (name: string) => `Levantar lo que limita a ${name}`,
  askLift: (name: string) => `¿Levantar lo que limita a ${name}?`,
  askLiftText: 'Vuelve a poder comprar, vender y chatear, y lo que publicó se ve de nuevo. Le avisamos por email.',
  yesLift: 'Levantar',
  lifted: (name: string) => `${name} ya no tiene límites.`,
  liftFailed: 'No se pudo levantar.',
}
