const rows = (count: number): string => (count === 1 ? '1 fila' : `${count.toLocaleString('es-AR')} filas`)

/** The texts of what every list of the back office has: its download, kept filters, and the bar of what is chosen. */
export const listTexts = {
  csv: {
    label: 'Descargar CSV',
    progress: (count: number) => `Preparando el archivo: ${rows(count)}`,
    cancel: 'Cancelar',
    done: (count: number) => `Se descargó la lista: ${rows(count)}. Quedó registrado.`,
    more: (count: number) => `Se descargaron las primeras ${rows(count)}; hay más. Filtrá la lista para descargar el resto.`,
    failed: 'No se pudo descargar la lista.',
  },
  filters: {
    label: 'Filtros guardados',
    save: 'Guardar este filtro',
    hint: 'Lo ves solo vos. Con un nombre que ya usaste, lo reemplaza.',
    name: 'Nombre',
    submit: 'Guardar',
    missing: 'Poné un nombre al filtro.',
    failed: 'No se pudo guardar el filtro.',
    remove: (name: string) => `Borrar el filtro ${name}`,
    removed: (name: string) => `Se borró el filtro «${name}».`,
  },
  bulk: {
    label: 'Con lo elegido',
    all: 'Elegir todo lo que se ve',
    chosen: (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`),
    clear: 'No elegir nada',
    running: (done: number, total: number) => `${done} de ${total}…`,
    someFailed: (count: number) => (count === 1 ? '1 no se pudo hacer.' : `${count} no se pudieron hacer.`),
  },
} as const
