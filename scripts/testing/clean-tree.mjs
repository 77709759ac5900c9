/** A tree of files that follows every rule of the structure, some of them closely. */
export const cleanTree = {
  'contract/src/index.ts': "import { z } from 'zod'\nimport { price } from './money.ts'\nexport const api = { id: z.uuid(), price }\n",
  'contract/src/money.ts': "/** TODOS los precios. */\nexport const price = 'TODO'\n",
  'contract/src/money.test.ts': "import { test } from 'vitest'\nimport { price } from './money.ts'\ntest(price, () => {})\n",
  'server/src/main.ts':
    "import { openEngines } from './engines/open-engines.ts'\nimport { app } from './core/app.ts'\napp(openEngines())\n",
  'server/src/core/app.ts': "import fastify from 'fastify'\nexport const app = (it: unknown) => [fastify, it]\n",
  'server/src/create-feria.ts':
    "import { app } from './core/app.ts'\nimport { orders } from './modules/orders/orders.module.ts'\nexport const feria = app(orders)\n",
  'server/src/core/access.test.ts': "import { orders } from '../modules/orders/orders.module.ts'\nexport const access = orders\n",
  'server/src/config.ts': 'export const config = process.env.PORT\n',
  'server/src/core/jobs.ts': "import PgBoss from 'pg-boss'\nexport const jobs = PgBoss\n",
  'server/src/core/http/send.ts':
    "import type { FastifyReply } from 'fastify'\nexport const send = (reply: FastifyReply) => reply.send()\n",
  'server/src/engines/open-engines.ts':
    "import pg from 'pg'\nimport { resize } from './pictures/resize.ts'\nexport const openEngines = () => [pg, resize]\n",
  'server/src/engines/pictures/resize.ts': "import sharp from 'sharp'\nexport const resize = sharp\n",
  'bench/lib/bare-pictures.ts': "import sharp from 'sharp'\nexport const bare = sharp\n",
  'server/src/language/text/search-words.ts': 'export const fold = (text: string) => text\n',
  'server/src/modules/catalogue/tables.ts': 'export const products = {}\n',
  'server/src/modules/catalogue/rules.ts':
    "import { price } from '@feria/contract/money'\n" +
    "import { fold } from '../../language/text/fold.ts'\n" +
    'export const isDear = fold(price)\n',
  'server/src/modules/orders/orders.module.ts':
    "import type { Engines } from '../../engines/index.ts'\n" +
    "import { placeOrder } from './purchase/use-cases/place-order.ts'\n" +
    'export const orders = (it: Engines) => placeOrder(it)\n',
  'server/src/modules/orders/tables.ts': 'export const orderRows = {}\n',
  'server/src/modules/orders/purchase/use-cases/place-order.ts':
    "import { products } from '../../../catalogue/tables.ts'\n" +
    "import { orderRows } from '../../tables.ts'\n" +
    'export const placeOrder = async (db: any) => [await db.insert(orderRows), db.select().from(products)]\n',
  'server/src/engines/index.ts': 'export interface Engines {}\n',
  'web/src/lib/call.ts': "import type { Api } from '@feria/contract'\nexport const call = (it: Api) => it\n",
  'web/src/shell/nav.tsx':
    "import { CataloguePage } from '../modules/catalogue/catalogue-page.tsx'\nexport const nav = <CataloguePage />\n",
  'web/src/modules/catalogue/catalogue-page.tsx':
    "import { call } from '../../lib/call.ts'\nexport const CataloguePage = () => <p>{String(call)} TODO LISTO</p>\n",
  'web/src/modules/catalogue/product-card.tsx':
    "import { HeartButton } from '../favorites/heart-button.tsx'\nexport const ProductCard = HeartButton\n",
  'web/src/modules/favorites/heart-button.tsx': 'export const HeartButton = () => <p>1</p>\n',
  'web/src/modules/orders/orders-page.tsx':
    "import type { PageProps } from '../catalogue/catalogue-page.tsx'\n" +
    "import { ProductCard } from '../catalogue/product-card.tsx'\n" +
    'export const OrdersPage = (props: PageProps) => <ProductCard {...props} />\n',
  'web/src/modules/orders/order-total.tsx': 'export const OrderTotal = () => <p>1</p>\n',
  'web/src/routes/orders.tsx':
    "import { createContext } from 'react'\n" +
    "import { OrdersPage } from '../modules/orders/orders-page.tsx'\n" +
    'export default [createContext(1), OrdersPage]\n',
  'web/src/ui/price.css': '.price { color: red }\n',
  'web/src/ui/look.module.css': '.big { margin: 0 }\n',
  'web/src/ui/look.ts': "import looks from './look.module.css'\nexport const lookOf = (size: string) => looks[size]\n",
  // Files that follow each rule.
  'contract/src/sizes.test.ts':
    "import fc from 'fast-check'\nimport { readFileSync } from 'node:fs'\nexport const sizes = [fc, readFileSync]\n",
  'server/src/core/http.ts':
    "import helmet from '@fastify/helmet'\nimport plugin from 'fastify-plugin'\nexport const http = [helmet, plugin]\n",
  'server/src/core/sockets.ts': "import { Server } from 'socket.io'\nexport const sockets = Server\n",
  'server/src/cli.ts': "import { openEngines } from './engines/open-engines.ts'\nexport const cli = openEngines\n",
  'server/src/demo/draw.ts': "import sharp from 'sharp'\nexport const draw = sharp\n",
  'server/src/demo/products-home.ts': "export const products = [{ name: 'Mesa', colour: 'env' }]\n",
  'server/src/pictures.test.ts': "import sharp from 'sharp'\nexport const picture = sharp\n",
  'server/src/testing/test-app.ts': "import { openEngines } from '../engines/open-engines.ts'\nexport const world = openEngines\n",
  'server/src/ops/outage.test.ts': "import { openEngines } from '../engines/open-engines.ts'\nexport const outage = openEngines\n",
  'server/src/language/text/search-words.test.ts':
    "import { test } from 'vitest'\nimport { readFileSync } from 'node:fs'\ntest(String(readFileSync), () => {})\n",
  'server/src/modules/catalogue/http.ts': "import type { FastifyInstance } from 'fastify'\nexport const at = (it: FastifyInstance) => it\n",
  'server/src/modules/orders/rules.ts': "import { isDear } from '../catalogue/rules.ts'\nexport const isBig = isDear\n",
  'server/src/modules/orders/purchase/place-order.test.ts':
    "import { products } from '../../catalogue/tables.ts'\n" +
    'export const fill = (db: Db) => [db.insert(products), db.update(products), db.delete(products)]\n',
  'server/src/modules/orders/purchase/queries.ts': 'export const list = (db: Db) => db.select()\n',
  'server/src/modules/orders/purchase/cancel-order.ts': 'export const stop = 1\n',
  'server/src/modules/orders/purchase/use-cases/send-order.ts': 'export const sendOrder = withRights((it: Order) => it)\n',
  'bench/run.ts': "import { openEngines } from '../server/src/engines/open-engines.ts'\nexport const run = openEngines\n",
  'bench/lib/bare-server.ts':
    "import fastify from 'fastify'\nimport pg from 'pg'\nimport { Server } from 'socket.io'\nexport const bare = [fastify, pg, Server]\n",
  'scripts/draw.mjs': "import sharp from 'sharp'\nexport default sharp\n",
  'e2e/buy.spec.ts': "import { only } from './lib/only.ts'\nonly(environment.env)\nexport default process.argv\n",
  'web/src/lib/price.ts':
    "import text from '../ui/price.css?raw'\nimport { price } from '@feria/contract/money'\nexport default [text, price]\n",
}
