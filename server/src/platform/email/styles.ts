import { night } from './colours.ts'

/**
 * What a mail client adds to the colours that stand in the elements: narrow screens and the night. A client that ignores it shows the day,
 * or turns it over by itself. No text is put in here.
 */
export const styles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: inherit; }
  h1 { overflow-wrap: anywhere; }
  .page { padding: 0 12px; }
  @media (max-width: 480px) {
    .cell { padding-left: 20px !important; padding-right: 20px !important; }
    .go table { width: 100% !important; }
    .go a { display: block !important; }
  }
  @media (prefers-color-scheme: dark) {
    body, .page { background-color: ${night.paper} !important; }
    .card, .card > table { background: ${night.surface} !important; background-color: ${night.surface} !important; }
    .card > table > tbody > tr > td { border-color: ${night.line} !important; }
    .ink > div, .ink td, .ink h1 { color: ${night.ink} !important; }
    .faint > div, .ink td.faint { color: ${night.faint} !important; }
    .brick > div, .link { color: ${night.brick} !important; }
    .stripe { background-color: ${night.stripe} !important; }
    .canvas { background-color: ${night.canvas} !important; }
    .box { background-color: ${night.tint} !important; }
    .line td { border-color: ${night.line} !important; }
  }
`
