import { type SectionName, sections } from '../../modules/admin/sections.ts'
import { but, ID } from './values.ts'
import { type Shown, writeDown } from './write-down.ts'

const as = 'admin'
/** What the frame around every section has; the first one presses it. */
const FRAME = /^(Secciones|Para resolver|Buscar en la administración)/
const NAV = 'nav[aria-label="Administración"]'
const more: Partial<Record<SectionName, Partial<Shown>>> = {
  resolver: { states: { moderator: { as: 'moderator' }, support: { as: 'support' }, nobody: { as: 'user' } }, skips: /^$/ },
  hoy: { states: { support: { as: 'support' } } },
  denuncias: {
    ways: [0, 1, 2, 3],
    states: { moderator: { as: 'moderator' }, resolved: { at: '/admin-dashboard/denuncias?resueltas=si' } },
  },
  buscar: { at: '/admin-dashboard/buscar?q=ana' },
  publicaciones: { states: { moderator: { as: 'moderator' }, hidden: { at: '/admin-dashboard/publicaciones?estado=hidden' } } },
  '': { states: { moderator: { as: 'moderator' }, support: { as: 'support' } } },
}
const sectionPages = Object.keys(sections).map(
  (name): Shown => ({
    ...{
      name: `admin ${name || 'panel'}`,
      at: `/admin-dashboard${name && `/${name}`}`,
      as,
      skips: FRAME,
      ...(name === 'resolver' ? {} : { without: NAV }),
    },
    ...more[name as SectionName],
  }),
)

writeDown([
  ...sectionPages,
  {
    name: 'admin person',
    at: `/admin-dashboard/personas/${ID}`,
    as,
    skips: FRAME,
    without: NAV,
    ways: [0, 1, 2, 3],
    // The first account is closed: nothing is done with it any more.
    pressedIn: 1,
    states: { support: { as: 'support' }, moderator: { as: 'moderator' } },
  },
  {
    name: 'admin person with limits',
    at: `/admin-dashboard/personas/${ID}`,
    as,
    without: NAV,
    ways: [2],
    fails: false,
    skips: /^(?!Levantar)/,
  },
  {
    name: 'admin order',
    at: `/admin-dashboard/ventas/${ID}`,
    as,
    skips: FRAME,
    without: NAV,
    ways: [0, 1, 2, 3, 4, 5, 6],
    given: { 'GET admin/orders/:id': but({ isOwn: false }) },
    states: { support: { as: 'support' }, own: { given: { 'GET admin/orders/:id': but({ isOwn: true }) } } },
  },
])
