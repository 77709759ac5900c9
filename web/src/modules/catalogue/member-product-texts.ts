/** The texts that the product page has for members only; the public one loads without them. */
export const memberProductTexts = {
  title: 'Producto',
  home: 'Inicio',
  back: 'Volver',
  edit: 'Editar',
  own: 'Es tu publicación.',
  missing: 'Producto no encontrado',
  missingHint: 'Puede que se haya eliminado o que el enlace esté mal escrito.',
  failed: 'Error al obtener el producto.',
} as const
