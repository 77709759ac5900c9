/** Endings of hosts that people write without http, and that do not begin a sentence whose space is missing, as «.me» does. */
const endings = '(?:com|net|org|gob|edu)(?:\\.[a-z]{2})?|app|io|ly|gl|gd|shop|store|online|site|xyz|info|top|club|dev|cc|ws'
const spelled = /(?<!\p{L})punto (?:com|net|org|app)(?!\p{L})/u
const label = '[a-z\\d][a-z\\d-]{0,62}'
const hosts = new RegExp(
  `(?:https?: ?/{1,2} ?((?:${label}\\.){1,8}[a-z]{2,20})|(?<![\\p{L}\\d@.-])((?:${label}\\.){1,8}(?:${endings})))` +
    '(?![\\p{L}\\d-]|\\.[\\p{L}\\d])',
  'gu',
)

/** Whatever it ends in, a word with a dash before its dot, or with a path behind it, is a host. */
const unusual =
  /(?<![\p{L}\d@.-])((?:[a-z\d]{1,30}-){1,5}[a-z\d]{1,30}\.[a-z]{2,10}|[a-z\d]{3,60}\.[a-z]{2,10}(?=\/[a-z\d]))(?![\p{L}\d.-])/gu

/** The hosts that a plain text links to, spelled «punto com» too. Pure. */
export const hostsIn = (plain: string): string[] => {
  const written = spelled.test(plain) ? plain.replace(/ ?(?<!\p{L})punto (?=(?:com|net|org|app|ar)(?!\p{L}))/gu, '.') : plain
  const found = [...written.matchAll(hosts), ...written.matchAll(unusual)].map(([, first, second]) =>
    (first ?? second ?? '').replace(/^www\./, ''),
  )
  return [...new Set(found)]
}

/** Those that show another address than they lead to; what is behind one nobody can tell, so it is warned of and not refused. */
const shorteners = new Set(
  (
    'bit.ly tinyurl.com t.co goo.gl is.gd v.gd ow.ly buff.ly cutt.ly rb.gy rebrand.ly shorturl.at tiny.cc s.id t.ly acortar.link ' +
    'acortaurl.com bl.ink shorte.st adf.ly linktr.ee n9.cl bitly.com tinyurl.es'
  ).split(' '),
)
export const isShortener = (host: string): boolean => shorteners.has(host)

/**
 * Names that people trust with money or parcels, and the hosts that are theirs. A `rare` name stands in no other host, the others are also
 * words, regions or families and need bait beside them.
 */
const trusted: { name: string; hosts: RegExp; isRare?: true; carries?: true }[] = [
  { name: 'mercadopago', hosts: /^mercadopago\.(?:com|com\.(?:ar|br|mx|co|pe|uy)|cl)$|^mpago\.(?:la|li)$/, isRare: true },
  { name: 'mercadolibre', hosts: /^mercadolibre\.(?:com|com\.(?:ar|mx|co|pe|uy|ve|ec)|cl)$|^meli\.la$/, isRare: true },
  { name: 'correoargentino', hosts: /^correoargentino\.com\.ar$/, isRare: true },
  { name: 'andreani', hosts: /^andreani\.com(?:\.ar)?$/, carries: true },
  { name: 'oca', hosts: /^oca\.com\.ar$/, carries: true },
  { name: 'viacargo', hosts: /^viacargo\.com\.ar$/, carries: true },
  { name: 'cuentadni', hosts: /^bancoprovincia\.com\.ar$/, isRare: true },
  { name: 'brubank', hosts: /^brubank\.com(?:\.ar)?$/, isRare: true },
  { name: 'naranjax', hosts: /^naranjax\.com$/, isRare: true },
  { name: 'uala', hosts: /^uala\.com\.ar$/ },
  { name: 'modo', hosts: /^modo\.com\.ar$/ },
  { name: 'homebanking', hosts: /^(?:bna|bancociudad|bancoprovincia|macro|supervielle|bancopatagonia)\.com\.ar$/, isRare: true },
  { name: 'galicia', hosts: /^(?:galicia|bancogalicia|galicia\.ar)(?:\.com(?:\.ar)?)?$/ },
  { name: 'santander', hosts: /^santander(?:\.com(?:\.ar)?|rio\.com\.ar)$/ },
  { name: 'bbva', hosts: /^bbva\.com(?:\.ar)?$/ },
  { name: 'macro', hosts: /^macro\.com\.ar$/ },
  { name: 'supervielle', hosts: /^supervielle\.com\.ar$/ },
  { name: 'bancociudad', hosts: /^bancociudad\.com\.ar$/, isRare: true },
  { name: 'bancoprovincia', hosts: /^bancoprovincia\.com\.ar$/, isRare: true },
  { name: 'banconacion', hosts: /^bna\.com\.ar$/, isRare: true },
  { name: 'patagonia', hosts: /^bancopatagonia\.com\.ar$/ },
  { name: 'icbc', hosts: /^icbc\.com(?:\.ar|\.cn)$/ },
  { name: 'afip', hosts: /^afip\.gob\.ar$/ },
  { name: 'arca', hosts: /^arca\.gob\.ar$/ },
  { name: 'anses', hosts: /^anses\.gob\.ar$/ },
]
const money = new RegExp(
  'pag[ou]s?|cobr[oae]|segur|verific|valida|clave|login|ingres|acces|soporte|ayuda|premio|sorteo|cuenta|reembols|reclam|bloque|suspend|' +
    'alerta|token|bank|banco|oficial|confirma|activa|liber',
)
const parcels = /envio|paquete|entrega|seguimiento|tasa|aduana|retir|sucursal/

/** A host as the eye takes it: digits as the letters that they stand for, without dashes. */
const seenAs = (host: string): string => host.replace(/[013457]/g, (sign) => 'oi eas t'[Number(sign)] ?? sign).replace(/-/g, '')
const isWithin = (host: string, theirs: RegExp): boolean => {
  const labels = host.split('.')
  return labels.some((_, from) => theirs.test(labels.slice(from).join('.')))
}

/** Of the parts of a host between dots and dashes those that are a name, or begin with it where it is long; null without one. */
const besideName = (host: string, name: string): string | null => {
  const parts = host.split(/[.-]/).map(seenAs)
  const isName = (part: string) => part === name || (name.length > 4 && part.startsWith(name))
  return parts.some(isName) ? parts.map((part) => (isName(part) ? part.slice(name.length) : part)).join(' ') : null
}

const imitates = (host: string, ownHost: string): boolean => {
  if (host === ownHost || host.endsWith(`.${ownHost}`)) return false
  const isImitated = trusted.some(({ name, hosts: theirs, isRare, carries }) => {
    if (isWithin(host, theirs)) return false
    if (isRare) return seenAs(host).includes(name)
    const beside = besideName(host, name)
    return beside !== null && (money.test(beside) || (carries === true && parcels.test(beside)))
  })
  const own = seenAs(ownHost.split('.')[0] ?? '')
  return (
    isImitated ||
    [own, 'feria'].some((name) => {
      const beside = name.length > 3 ? besideName(host, name) : null
      return beside !== null && (money.test(beside) || parcels.test(beside))
    })
  )
}

/** Which links are refused: those of the operator's list, and what imitates this site, a payment company, a bank or a carrier. */
export interface KnownLinks {
  ownHost: string
  badHosts: string[]
}

/** Whether a host is known to be bad: on the operator's list, a part of one, or the look-alike of a site that people trust. Pure. */
export const isKnownBad = (host: string, { ownHost, badHosts }: KnownLinks): boolean =>
  badHosts.some((bad) => host === bad || host.endsWith(`.${bad}`)) || imitates(host, ownHost)
