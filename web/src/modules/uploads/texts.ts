/** The texts of the picture field. «Subiendo...» is given by the specification; refusals of a file are the contract's. */
export const texts = {
  label: 'Fotos',
  hint: (most: number) => `Hasta ${most}. La primera es la principal. También podés arrastrarlas o pegarlas.`,
  plainHint: (most: number) =>
    most === 1 ? 'También podés arrastrarla o pegarla.' : `Hasta ${most}. También podés arrastrarlas o pegarlas.`,
  add: 'Agregar fotos',
  addOne: 'Agregar foto',
  camera: 'Sacar una foto',
  drop: 'Soltá las fotos acá',
  uploading: 'Subiendo...',
  progress: (percent: number) => `${percent} %`,
  cancel: (name: string) => `Cancelar la subida de ${name}`,
  retry: 'Reintentar',
  main: 'Principal',
  photo: (place: number, count: number) => `Foto ${place} de ${count}`,
  earlier: (place: number) => `Mover la foto ${place} hacia adelante`,
  later: (place: number) => `Mover la foto ${place} hacia atrás`,
  remove: (place: number) => `Quitar la foto ${place}`,
  moved: (place: number, count: number) => `La foto pasó al lugar ${place} de ${count}.`,
  removed: 'Foto quitada.',
  tooMany: (most: number) => `Podés cargar hasta ${most} fotos. Quitá alguna para sumar otra.`,

  /** «Se cambió la foto de perfil» is given by the specification. */
  profile: {
    add: 'Subir una foto',
    change: 'Cambiar foto',
    remove: 'Quitar foto',
    sending: 'Subiendo tu foto',
    stop: 'Cancelar la subida',
    changed: 'Se cambió la foto de perfil',
    removed: 'Quitamos tu foto.',
    failed: 'No pudimos cambiar la foto.',
  },
} as const
