/** What is used of opentype.js, which has no types of its own. */
declare module 'opentype.js' {
  namespace opentype {
    /** A command of an outline; its coordinates depend on its type. */
    interface Command {
      type: 'M' | 'L' | 'Q' | 'C' | 'Z'
      x1?: number
      y1?: number
      x2?: number
      y2?: number
      x?: number
      y?: number
    }
    interface Glyph {
      advanceWidth?: number
      getPath(x: number, y: number, size: number): { commands: Command[] }
    }
    interface Font {
      unitsPerEm: number
      charToGlyph(sign: string): Glyph
      /** 0 for a character that the font lacks. */
      charToGlyphIndex(sign: string): number
      getKerningValue(left: Glyph, right: Glyph): number
    }
    function parse(bytes: ArrayBuffer): Font
  }
  export = opentype
}
