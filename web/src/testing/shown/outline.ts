import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { hashOf } from './names.ts'

/** Roles of elements by their names, as far as pages use them; of others only the text is written. */
const ROLES: Record<string, string> = {
  ...{ a: 'link', button: 'button', select: 'list to choose from', textarea: 'text area', summary: 'summary', option: 'option' },
  ...{
    nav: 'navigation',
    main: 'main',
    header: 'header',
    footer: 'footer',
    aside: 'aside',
    form: 'form',
    fieldset: 'group',
    dialog: 'dialog',
  },
  ...{
    ul: 'list',
    ol: 'numbered list',
    li: 'item',
    table: 'table',
    tr: 'row',
    th: 'column',
    td: 'cell',
    dl: 'facts',
    dt: 'term',
    dd: 'fact',
  },
  ...{
    img: 'image',
    figure: 'figure',
    svg: 'drawing',
    hr: 'line',
    progress: 'progress',
    video: 'video',
    iframe: 'frame',
    details: 'details',
  },
  ...{ section: 'section', article: 'article', blockquote: 'quote', output: 'output', label: 'label', legend: 'legend', time: 'time' },
}
/** What begins no line of its own: it is a part of the text around it. */
const INLINE = new Set(['time', 'label', 'legend', 'summary', 'option', 'drawing'])
/** Its name is all that it holds. */
const NAMED = new Set(['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'menuitemradio', 'menuitemcheckbox'])
const STATES = [
  ...['aria-checked', 'aria-expanded', 'aria-pressed', 'aria-selected', 'aria-current', 'aria-busy', 'aria-valuenow', 'aria-live'],
  ...['aria-valuetext', 'aria-sort', 'aria-haspopup', 'aria-autocomplete', 'aria-keyshortcuts', 'aria-roledescription'],
]
const PLAIN = [
  'type',
  'placeholder',
  'maxlength',
  'min',
  'max',
  'inputmode',
  'autocomplete',
  'accept',
  'target',
  'download',
  'title',
  'datetime',
]
const HIDDEN = 'label[for], script, style, template, link, [aria-hidden="true"], [hidden], [data-focus-guard]'
const BLOCK = /^(div|p|li|dt|dd|label|legend|br)$/i
const MAX_LETTERS = 160

// The true styles of an element take happy-dom longer than all else, and no test has the style sheets.
const noStyle = { display: 'block', visibility: 'visible', content: '', getPropertyValue: () => '' } as unknown as CSSStyleDeclaration
/** The name of something as who hears the page is told it. */
export const accessibleName = (element: Element): string => shortened(computeAccessibleName(element, options))
const options = { getComputedStyle: () => noStyle, computedStyleSupportsPseudoElements: false }

/** A text in one line; of a long one the beginning, and a sign of the rest. */
export const shortened = (text: string): string => {
  const plain = text.replaceAll(/[\s\u00a0]+/g, ' ').trim()
  return plain.length > MAX_LETTERS ? `${plain.slice(0, MAX_LETTERS)}… (${hashOf(plain).toString(36)})` : plain
}
/** Ids that React or the library made are others the next time. */
const isOwnId = (id: string) => id !== '' && !/^(mantine-|_r_|:r|r\d|«)|[«»:]|^[a-z]{9}$|target|-label$|-error$/.test(id)

const roleOf = (element: Element): string | undefined => {
  const named = element.getAttribute('role')
  if (named && named !== 'presentation' && named !== 'none') return named === 'img' ? 'image' : named
  const tag = element.tagName.toLowerCase()
  if (/^h[1-6]$/.test(tag)) return `heading ${tag[1]}`
  if (tag === 'input') return element.getAttribute('type') === 'hidden' ? undefined : fieldOf(element as HTMLInputElement)
  if (tag === 'a' && !element.hasAttribute('href')) return undefined
  return ROLES[tag]
}
const fieldOf = ({ type }: HTMLInputElement): string =>
  ({ checkbox: 'checkbox', radio: 'radio', number: 'number field', search: 'search field', file: 'file field', range: 'slider' })[type] ??
  'field'

/** What is left out of the outline that is being written. */
let left: string | undefined

const isHidden = (element: Element) =>
  element.matches(HIDDEN) || (left !== undefined && element.matches(left)) || (element as HTMLElement).style?.display === 'none'

const valuesOf = (element: Element): string[] => {
  if (element instanceof HTMLSelectElement) {
    // `selectedOptions` is an older one in happy-dom, until memory is tidied up.
    const options = [...element.options]
    const chosen = options.find((one) => one.selected)?.textContent ?? ''
    return [`= «${chosen}» of ${options.map((one) => one.textContent).join(' | ')}`]
  }
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) return element.checked ? ['checked'] : []
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.value !== '' ? [`= «${shortened(element.value)}»`] : []
}

/** What a pressed, chosen or filled thing is like at this moment, and where a link leads. */
const detailsOf = (element: Element): string[] => {
  const get = (name: string) => element.getAttribute(name)
  const href = get('href') ?? get('action')
  const isOff = (element as HTMLButtonElement).disabled || get('aria-disabled') === 'true' || get('data-disabled') === 'true'
  const plain = PLAIN.flatMap((name) =>
    get(name) && !(name === 'type' && /^(button|text)$/.test(get(name) ?? '')) ? `${name}=${get(name)}` : [],
  )
  const own = /\bmantine-/.test(get('class') ?? '')
    ? []
    : [...element.attributes]
        .filter(({ name }) => name.startsWith('data-') && name !== 'data-discover')
        .map(({ name, value }) => (value === 'true' ? name : `${name}=${value}`))
  return [
    ...(href ? [`→ ${href.replace(location.origin, '')}`] : []),
    ...valuesOf(element),
    ...(isOff ? ['disabled'] : []),
    ...(element === document.activeElement ? ['focused'] : []),
    ...(get('data-loading') === 'true' ? ['loading'] : []),
    ...((element as HTMLInputElement).required || get('aria-required') === 'true' ? ['required'] : []),
    ...((element as HTMLInputElement).readOnly ? ['read only'] : []),
    ...((element as HTMLDetailsElement).open === true ? ['open'] : []),
    ...(get('aria-invalid') === 'true' ? ['invalid'] : []),
    ...STATES.flatMap((name) => (get(name) === null ? [] : `${name.replace('aria-', '')}=${get(name)}`)),
    ...(element.tagName === 'IMG' ? [shortened(get('src') ?? '').replace(location.origin, '')] : []),
    ...plain,
    ...own,
    ...(isOwnId(element.id) ? [`#${element.id}`] : []),
  ]
}

const describedBy = (element: Element): string[] => {
  const text = element.hasAttribute('aria-describedby') ? shortened(computeAccessibleDescription(element, options)) : ''
  return text ? [`(${text})`] : []
}

const children = (element: Element) => [...element.children].filter((child) => !isHidden(child))
const isText = (element: Element): boolean => {
  const role = roleOf(element)
  return (role === undefined || INLINE.has(role)) && element.getAttribute('aria-label') === null && children(element).every(isText)
}
/** Whether all that is in an element is one text. */
const isLine = (element: Element): boolean => children(element).every((child) => isText(child) && !BLOCK.test(child.tagName))
/** The text of an element without what is hidden in it; parts that stand as blocks are kept apart. */
const textOf = (element: Node): string =>
  [...element.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
      if (!(node instanceof Element) || isHidden(node)) return ''
      const isApart = BLOCK.test(node.tagName) || node.previousSibling instanceof Element
      return isApart ? ` ${textOf(node)} ` : textOf(node)
    })
    .join('')

const write = (element: Element, depth: number, lines: string[]): void => {
  if (isHidden(element)) return
  const role = roleOf(element)
  const put = (text: string) => lines.push(`${'  '.repeat(depth)}${text}`)
  if (role === undefined || (INLINE.has(role) && role !== 'summary')) {
    inside(element, depth, lines)
    return
  }
  const isNamed = NAMED.has(role)
  const isField = /field|area|choose|slider|spinbutton|combobox|textbox/.test(role)
  const hasName =
    isNamed || isField || role === 'image' || role.startsWith('heading') || element.matches('[aria-label], [aria-labelledby], fieldset')
  const name = hasName ? accessibleName(element) : ''
  const shown = isNamed ? shortened(textOf(element)) : ''
  const differs = isNamed && shown.replaceAll(' ', '') !== name.replaceAll(' ', '') && shown !== ''
  const parts = [
    role,
    ...(name ? [`«${name}»`] : []),
    ...(differs ? [`showing «${shown}»`] : []),
    ...detailsOf(element),
    ...describedBy(element),
  ]
  const isWhole = !isNamed && !isField && name === '' && isLine(element)
  const text = isWhole ? shortened(textOf(element)) : ''
  const isBare = ['section', 'article', 'header', 'footer', 'drawing'].includes(role) && parts.length === 1
  if (isWhole && isBare) {
    inside(element, depth, lines)
    return
  }
  if (!isBare) put(text ? `${parts.join(' ')}: ${text}` : parts.join(' '))
  if (isWhole || isField || role.startsWith('heading')) return
  if (isNamed) for (const image of element.querySelectorAll('img')) write(image, depth + 1, lines)
  else inside(element, isBare ? depth : depth + 1, lines)
}

/** What is inside an element: its parts in their order, and between them the text that stands alone. */
const inside = (element: Element, depth: number, lines: string[]): void => {
  const put = (text: string) => shortened(text) && lines.push(`${'  '.repeat(depth)}${shortened(text)}`)
  if (isLine(element)) {
    const own = detailsOf(element).filter((detail) => /^(data-|#|busy|live|title=|datetime=)/.test(detail))
    const dated = [...element.querySelectorAll('time')].map((time) => `datetime=${time.getAttribute('datetime')}`)
    return void put(shortened(textOf(element)) && [textOf(element), ...own, ...dated].join(' '))
  }
  let text = ''
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent
    if (!(node instanceof Element) || isHidden(node)) continue
    if (isText(node) && !BLOCK.test(node.tagName)) {
      text += node.previousSibling instanceof Element ? ` ${textOf(node)}` : textOf(node)
      continue
    }
    put(text)
    text = ''
    write(node, depth, lines)
  }
  put(text)
}

/** What a part of the page says to who reads or hears it, a line for each thing, without how it looks. */
export const outlineOf = (element: Element, without?: string): string[] => {
  left = without
  const lines: string[] = []
  inside(element, 0, lines)
  return lines
}
