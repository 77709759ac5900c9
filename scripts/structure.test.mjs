import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { check, ruleNames } from './structure.mjs'
import { cleanTree } from './testing/clean-tree.mjs'

const driverPackages = [
  'pg',
  'redis',
  '@redis/client',
  'nodemailer',
  'postal-mime',
  'mercadopago',
  'playwright-core',
  'robots-parser',
  'ipaddr.js',
  '@electric-sql/pglite',
  'drizzle-orm/pglite',
  'drizzle-orm/node-postgres/migrator',
  '@aws-sdk/s3-request-presigner',
  '@socket.io/redis-adapter',
]

const orders = 'server/src/modules/orders'
const planting = (rule, path, text, line = 1) => [rule, { [path]: text }, `${path}:${line}`]

/** One violation for each branch of each rule, one per line. */
const branches = [
  ...driverPackages.map((name) => planting('drivers', 'server/src/a.ts', `import it from '${name}'\nexport const a = it\n`)),
  planting('contract-imports', 'contract/src/a.test.ts', "import { v7 } from 'uuid'\nexport const id = v7\n"),
  planting('contract-imports', 'contract/src/a.ts', "import fc from 'fast-check'\nexport const a = fc\n"),
  planting('contract-imports', 'contract/src/a.ts', "import { call } from '@feria/web/src/lib/call.ts'\nexport const a = call\n"),
  ...['orders/schemas', 'accounts/security-schemas', 'fields', 'names', 'page', 'event'].map((name) =>
    planting('web-without-schemas', 'web/src/a.ts', `import { a } from '@feria/contract/${name}'\nexport const b = a\n`),
  ),
  planting('web-base', 'web/src/lib/a.ts', "export { OrdersPage } from '../modules/orders/orders-page.tsx'\n"),
  planting('web-base', 'web/src/ui/a.ts', "export * from '../shell/nav.tsx'\n"),
  planting('drivers', 'server/src/a.ts', "export const a = require('redis')\n"),
  planting('pictures-driver', 'server/src/a.ts', 'export const a = () => import(`sharp`)\n'),
  planting('engines-know-no-module', 'server/src/engines/a.ts', "export type A = typeof import('../modules/orders/tables.ts')\n"),
  planting('core-knows-no-module', 'server/src/platform/a.ts', "export * from '../modules/orders/orders.module.ts'\n"),
  [
    'circle',
    {
      'e2e/a.ts': "import { c } from './c.ts'\nexport const a = c\n",
      'e2e/b.ts': "import { a } from './a.ts'\nexport const b = a\n",
      'e2e/c.ts': "import type { B } from './b.ts'\nexport const c = 1 as B\n",
    },
    'e2e/a.ts:1',
  ],
  planting('module-order', `${orders}/a.ts`, "export * from '../gossip/gossip.module.ts'\n"),
  planting('module-order', 'server/src/modules/catalogue/prices.rules.ts', "export { isBig } from '../orders/rules.ts'\n"),
  planting('module-api', `${orders}/a.ts`, "export { isDear } from '../catalogue/rules.ts'\n"),
  planting('module-api', `${orders}/a.ts`, "export * from '../catalogue/orders.module.ts'\n"),
  planting('web-module-order', 'web/src/modules/gossip/a.ts', "export * from '../orders/order-total.tsx'\n"),
  planting('web-module-order', 'web/src/modules/favorites/a.ts', "export * from '../catalogue/product-card.tsx'\n"),
  planting('web-composition', 'web/src/modules/search/a.ts', "export * from '../catalogue/catalogue-page.tsx'\n"),
  planting('web-composition', 'web/src/ui/a.ts', "import { createContext } from 'react'\nexport const a = createContext(1)\n"),
  planting('pure', 'server/src/language/a.ts', "import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n"),
  planting('pure', `${orders}/money.rules.ts`, "export { orderRows } from './tables.ts'\n"),
  planting('fastify', 'server/src/a.ts', "import plugin from 'fastify-plugin'\nexport const a = plugin\n"),
  planting('fastify', 'web/src/a.ts', "export type { FastifyReply } from 'fastify'\n"),
  planting('engines-constructed', 'server/src/a.ts', "export { Engines } from './engines/index.ts'\n"),
  planting('engines-constructed', `${orders}/a.ts`, "import * as it from '../../engines/open-engines.ts'\nexport const a = it\n"),
  ...['insert', 'update', 'delete'].map((write) =>
    planting(
      'foreign-tables',
      `${orders}/a.ts`,
      `import { products } from '../catalogue/tables.ts'\nexport const a = (db: Db) => db.${write}(products.id)\n`,
      2,
    ),
  ),
  planting('environment', 'contract/src/a.ts', 'export const a = process?.env.PORT\n'),
  planting('environment', 'server/src/a.ts', 'export const a = globalThis.process.env\n'),
  planting('environment', 'server/src/a.ts', "export const a = (process as Process)['env']\n"),
  planting('environment', 'server/src/a.ts', "import { env as all } from 'process'\nexport const a = all\n"),
  planting('environment', 'web/src/a.ts', 'const { argv, env: all } = globalThis.process\nexport const a = [argv, all]\n'),
  planting('forbidden-word', 'scripts/a.mjs', '// a\n// TODO\n', 2),
  planting('forbidden-word', 'server/src/a.ts', '// @ts-nocheck\nexport const a = 1\n'),
  planting('any-cast', 'server/src/a.ts', 'export const a = <any>1\n'),
  planting('default-export', 'server/src/a.ts', "export { default } from './app.ts'\n"),
  planting('default-export', 'contract/src/a.ts', 'export default function a() {}\n'),
  planting('narrowed-tests', 'server/src/a.test.ts', "import { test } from 'vitest'\ntest['only']('a', () => {})\n", 2),
  planting('kebab-case', 'web/src/Ui/price.ts', ''),
  planting('kebab-case', 'web/src/ui/price.Test.ts', ''),
  planting('kebab-case', 'web/src/ui/a_b.css', ''),
  planting('size', 'web/src/a.css', '\n'.repeat(351), 351),
  planting('use-case', `${orders}/use-cases/cancel-order.ts`, "export { cancelOrder } from './cancel.ts'\n"),
  planting('use-case', `${orders}/claims/use-cases/open-claim.ts`, 'export const openClaim = 1\n'),
]

const lines = (count) => '\n'.repeat(count)

/** For each rule: the planted violation, and where it must be found. */
const planted = [
  ['contract-imports', { 'contract/src/a.ts': "import { v7 } from 'uuid'\nexport const id = v7\n" }, 'contract/src/a.ts:1'],
  ['contract-imports', { 'contract/src/a.ts': "\nexport * from '../../server/src/config.ts'\n" }, 'contract/src/a.ts:2'],
  ['web-imports', { 'web/src/a.ts': "import { config } from '../../server/src/config.ts'\nexport const a = config\n" }, 'web/src/a.ts:1'],
  ['web-imports', { 'web/src/a.ts': "export type A = import('@feria/server/src/config.ts').Config\n" }, 'web/src/a.ts:1'],
  ['web-without-schemas', { 'web/src/a.ts': "import { api } from '@feria/contract'\nexport const a = api\n" }, 'web/src/a.ts:1'],
  ['web-base', { 'web/src/ui/a.ts': "export const a = () => import('../modules/orders/orders-page.tsx')\n" }, 'web/src/ui/a.ts:1'],
  ['web-base', { 'web/src/lib/a.ts': "export { nav } from '../shell/nav.tsx'\n" }, 'web/src/lib/a.ts:1'],
  ['drivers', { 'server/src/a.ts': "export const a = 1\nexport type { PGlite } from '@electric-sql/pglite'\n" }, 'server/src/a.ts:2'],
  [
    'drivers',
    { 'server/src/a.ts': "import { drizzle } from 'drizzle-orm/node-postgres'\nexport const a = drizzle\n" },
    'server/src/a.ts:1',
  ],
  ['drivers', { 'bench/a.ts': "import { S3Client } from '@aws-sdk/client-s3'\nexport const a = S3Client\n" }, 'bench/a.ts:1'],
  ['pictures-driver', { 'server/src/engines/files/a.ts': "export const a = await import('sharp')\n" }, 'server/src/engines/files/a.ts:1'],
  ['pictures-driver', { 'bench/lib/uploads.ts': "import sharp from 'sharp'\nexport const a = sharp\n" }, 'bench/lib/uploads.ts:1'],
  [
    'jobs-driver',
    { 'server/src/engines/db/a.ts': "import PgBoss from 'pg-boss'\nexport const a = PgBoss\n" },
    'server/src/engines/db/a.ts:1',
  ],
  [
    'engines-know-no-module',
    { 'server/src/engines/db/a.ts': "import { orderRows } from '../../modules/orders/tables.ts'\nexport const a = orderRows\n" },
    'server/src/engines/db/a.ts:1',
  ],
  [
    'core-knows-no-module',
    { 'server/src/core/a.ts': "import type { orderRows } from '../modules/orders/tables.ts'\nexport type A = typeof orderRows\n" },
    'server/src/core/a.ts:1',
  ],
  ['circle', { 'web/src/a.ts': "export * from './b.ts'\n", 'web/src/b.ts': "export type { A } from './a.ts'\n" }, 'web/src/a.ts:1'],
  [
    'module-order',
    {
      'server/src/modules/catalogue/use-cases/edit-product.ts':
        "import { orders } from '../../orders/orders.module.ts'\nexport const editProduct = () => orders\n",
    },
    'server/src/modules/catalogue/use-cases/edit-product.ts:1',
  ],
  [
    'module-order',
    { 'server/src/modules/gossip/gossip.module.ts': "export * from '../orders/orders.module.ts'\n" },
    'server/src/modules/gossip/gossip.module.ts:1',
  ],
  [
    'module-api',
    {
      'server/src/modules/notifications/notify-member.ts':
        'import {\n' +
        '  placeOrder,\n' +
        "} from '../orders/purchase/use-cases/place-order.ts'\n" +
        'export async function notifyMember() {\n' +
        '  return placeOrder\n' +
        '}\n',
    },
    'server/src/modules/notifications/notify-member.ts:1',
  ],
  [
    'web-module-order',
    {
      'web/src/modules/catalogue/buy-button.tsx':
        "import { OrderTotal } from '../orders/order-total.tsx'\nexport const BuyButton = OrderTotal\n",
    },
    'web/src/modules/catalogue/buy-button.tsx:1',
  ],
  [
    'web-composition',
    {
      'web/src/modules/search/with-cards.tsx':
        "import { type ComponentType, createContext } from 'react'\nexport const CardSlot = createContext<ComponentType | null>(null)\n",
    },
    'web/src/modules/search/with-cards.tsx:1',
  ],
  [
    'pure',
    { 'server/src/language/a.ts': "import { config } from '../config.ts'\nexport const a = config\n" },
    'server/src/language/a.ts:1',
  ],
  [
    'pure',
    { 'server/src/modules/orders/rules.ts': "import { z } from 'zod'\nexport const a = z\n" },
    'server/src/modules/orders/rules.ts:1',
  ],
  [
    'fastify',
    {
      'server/src/modules/orders/purchase/use-cases/pay-order.ts':
        "import type { FastifyRequest } from 'fastify'\nexport const payOrder = (it: FastifyRequest) => it\n",
    },
    'server/src/modules/orders/purchase/use-cases/pay-order.ts:1',
  ],
  ['fastify', { 'server/src/a.ts': "import helmet from '@fastify/helmet'\nexport const a = helmet\n" }, 'server/src/a.ts:1'],
  [
    'socket-io',
    { 'server/src/app-sockets.ts': "import { Server } from 'socket.io'\nexport const a = Server\n" },
    'server/src/app-sockets.ts:1',
  ],
  [
    'engines-constructed',
    {
      'server/src/modules/orders/purchase/use-cases/pay-order.ts':
        "import { openEngines } from '../../../../engines/open-engines.ts'\nexport const payOrder = () => openEngines()\n",
    },
    'server/src/modules/orders/purchase/use-cases/pay-order.ts:1',
  ],
  ['size', { 'server/src/a.ts': lines(351) }, 'server/src/a.ts:351'],
  ['size', { 'server/src/a.test.ts': lines(501) }, 'server/src/a.test.ts:501'],
  ['line-length', { 'server/src/a.ts': `\n// ${'x'.repeat(138)}\n` }, 'server/src/a.ts:2'],
  ['kebab-case', { 'web/src/ui/PriceTag.tsx': '' }, 'web/src/ui/PriceTag.tsx:1'],
  ['parse', { 'server/src/a.ts': '\nexport const = 1\n' }, 'server/src/a.ts:2'],
  [
    'use-case',
    { 'server/src/modules/orders/use-cases/cancel.ts': 'export const cancelOrder = () => 1\n' },
    'server/src/modules/orders/use-cases/cancel.ts:1',
  ],
  ['default-export', { 'contract/src/a.ts': '\nexport default 1\n' }, 'contract/src/a.ts:2'],
  ['default-export', { 'server/src/a.ts': 'const a = 1\nexport { a as default }\n' }, 'server/src/a.ts:2'],
  [
    'foreign-tables',
    {
      'server/src/modules/orders/sell-out.ts':
        "import { products as rows } from '../catalogue/tables.ts'\n" +
        'export const sellOut = (db: Db) =>\n' +
        '  db\n' +
        '    .update(rows)\n' +
        '    .set({})\n',
    },
    'server/src/modules/orders/sell-out.ts:4',
  ],
  ['environment', { 'server/src/a.ts': "// process.env is read once\nexport const a = process.env['PORT']\n" }, 'server/src/a.ts:2'],
  ['environment', { 'web/src/a.ts': 'const { env } = process\nexport const a = env\n' }, 'web/src/a.ts:1'],
  ['environment', { 'server/src/a.ts': "import { env } from 'node:process'\nexport const a = env\n" }, 'server/src/a.ts:1'],
  ['forbidden-word', { 'scripts/a.mjs': '/*\n * FIXME later\n */\n' }, 'scripts/a.mjs:2'],
  ['forbidden-word', { 'web/src/a.tsx': '// @ts-ignore\nexport const a = 1\n' }, 'web/src/a.tsx:1'],
  ['any-cast', { 'server/src/a.ts': 'export const a = (1 as any) + 1\n' }, 'server/src/a.ts:1'],
  ['old-words', { 'server/src/a.ts': 'export const b = 1\nexport const a = (atomically: unknown) => 1\n' }, 'server/src/a.ts:2'],
  ['old-words', { 'web/src/a.ts': 'export const MOST_ITEMS = 1\n' }, 'web/src/a.ts:1'],
  ['old-words', { 'contract/src/a.ts': 'export const DAYS_LEAST_KEPT = 1\n' }, 'contract/src/a.ts:1'],
  ['old-words', { 'bench/a.ts': 'export interface A { PATIENCE_MS: 1 }\n' }, 'bench/a.ts:1'],
  ['old-words', { 'web/src/a.tsx': 'export const A = () => <div belongings={1} />\n' }, 'web/src/a.tsx:1'],
  ['old-words', { 'server/src/a.ts': 'export const orderBelongings = 1\n' }, 'server/src/a.ts:1'],
  ['old-words', { 'server/src/a.ts': 'export const a = () => giveUp()\n' }, 'server/src/a.ts:1'],
  ['old-words', { 'server/src/a.ts': 'export const noticePaid = 1\n' }, 'server/src/a.ts:1'],
  ['old-words', { 'server/src/a.ts': 'export const told = 1\n' }, 'server/src/a.ts:1'],
  ['old-words', { 'server/src/a.ts': 'export const a = (it: { tell(): void }) => it\n' }, 'server/src/a.ts:1'],
  ['old-words', { 'server/src/a.ts': 'export const tellMember = 1\n' }, 'server/src/a.ts:1'],
  ['old-words', { 'server/src/a.ts': 'export const isSaidTwice = 1\n' }, 'server/src/a.ts:1'],
  ['old-words', { 'server/src/a.ts': 'export const MAX_TELLINGS = 1\n' }, 'server/src/a.ts:1'],
  [
    'old-words',
    { 'server/src/modules/wishes/personal-data.ts': 'export const said = 1\n' },
    'server/src/modules/wishes/personal-data.ts:1',
  ],
  ['old-words', { 'web/src/a.ts': 'export const [useNotices, InlineNotice, exampleNotice] = []\n' }, 'web/src/a.ts:1'],
  [
    'css-class',
    {
      'web/src/ui/tag.module.css': '/* .gone */\n.tag { margin: 0.5rem }\n',
      'web/src/ui/tag.tsx':
        "import styles from './tag.module.css'\nexport const Tag = () => <b className={styles.tag} id={styles.lost} />\n",
    },
    'web/src/ui/tag.tsx:2',
  ],
  [
    'css-class',
    {
      'web/src/ui/tag.module.css': '.a,\n.lost:hover { color: red }\n',
      'web/src/ui/tag.ts': "import it from './tag.module.css'\nexport const tag = it.a\n",
    },
    'web/src/ui/tag.module.css:2',
  ],
  [
    'first-page',
    {
      'web/src/routes.ts': "export default [\n  layout('routes/public.tsx', [\n    route('/p', 'routes/product.tsx'),\n  ]),\n]\n",
      'web/src/routes/product.tsx':
        "import type { ButtonProps } from '@mantine/core'\n" +
        "import { more } from '../ui/more.tsx'\n" +
        "export default (props: ButtonProps) => [more, props, import('../ui/sheet.tsx')]\n",
      'web/src/ui/more.tsx': "import '@mantine/core/styles.css'\nimport { Menu } from '@mantine/core'\nexport const more = Menu\n",
      'web/src/ui/sheet.tsx': "import { Modal } from '@mantine/core'\nexport const Sheet = Modal\n",
    },
    'web/src/ui/more.tsx:2',
  ],
  [
    'expected-error',
    {
      'contract/src/errors.ts': "export const errors = {\n  'shop.shut': [409, 'Cerrado.'],\n  'shop.full': [409, 'Lleno.'],\n}\n",
      'contract/src/errors.test.ts': "export const codes = ['shop.shut', 'shop.full']\n",
      'server/src/shop.ts': "export const refusal = 'shop.full'\n",
      'server/src/shop.test.ts': "export const expected = 'shop.shut'\n",
    },
    'contract/src/errors.ts:3',
  ],
  ['mocked-tests', { 'web/src/a.test.ts': "import { vi } from 'vitest'\nvi.mock('./b.ts')\n" }, 'web/src/a.test.ts:2'],
  ['narrowed-tests', { 'e2e/a.spec.ts': "import { test } from 'vitest'\ntest.describe.only('a', () => {})\n" }, 'e2e/a.spec.ts:2'],
]

const folders = []

const tree = (files) => {
  const root = mkdtempSync(join(tmpdir(), 'feria-structure-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('a clean tree has no violation', () => {
  expect(check(tree(cleanTree))).toEqual([])
})

test.each([...planted, ...branches])('%s is found, and nothing else: %j', (rule, files, place) => {
  expect(check(tree({ ...cleanTree, ...files })).map((violation) => violation.split(': ')[0])).toEqual([`${place} ${rule}`])
})

test('every rule has a planted violation', () => {
  expect([...new Set(planted.map(([rule]) => rule))].sort()).toEqual([...ruleNames].sort())
})

test('long demo data, migrations and generated files are exempt', () => {
  const left = ['server/src/demo/products-home.ts', 'server/migrations/0001_BIG.ts', 'web/dist/App.js', 'web/node_modules/Left_Pad.js']
  expect(check(tree({ ...cleanTree, ...Object.fromEntries(left.map((path) => [path, lines(900)])) }))).toEqual([])
})
