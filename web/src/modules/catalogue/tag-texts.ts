/** The words of the filters as tags. */
export const tagTexts = {
  active: 'Filtros activos',
  remove: (label: string) => `Quitar el filtro ${label}`,
  clearAll: 'Limpiar filtros',
  around: (km: string, place: string) => `Hasta ${km} km de ${place}`,
} as const
