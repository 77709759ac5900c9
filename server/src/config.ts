import { loadEnvFile } from 'node:process'
import { z } from 'zod'
import {
  calls,
  days,
  email,
  flag,
  gatewayUrl,
  hosts,
  inWords,
  postgresUrl,
  redisUrl,
  secrets,
  serviceUrl,
  siteUrl,
  webUrl,
} from './config-kinds.ts'
import { additions, companions, followers } from './config-together.ts'
import { distance } from './language/text/typos.ts'

/** Empty variables count as absent, since compose files and shells produce them. */
const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)
const setting = <T extends z.ZodType>(schema: T, about: string) => z.preprocess(blankAsAbsent, schema).describe(about)

/** Every setting of Feria, in the order of `.env.example`, which is generated from it. */
export const settings = z.object({
  PORT: setting(z.coerce.number().int().min(0).max(65535).default(3000), 'Port to listen on.'),
  HOST: setting(z.string().default('127.0.0.1'), 'Address to listen on; 0.0.0.0 in a container.'),
  PUBLIC_URL: setting(siteUrl.optional(), 'Address that members see; links in mails begin with it. Absent: http://localhost:PORT.'),
  DATA_DIR: setting(z.string().default('data'), 'Folder of the embedded database, files and mails.'),
  BRAND_NAME: setting(z.string().max(40).default('Feria'), 'Name of the marketplace: logo, titles, mails, the label of its own products.'),
  DATABASE_URL: setting(
    postgresUrl.optional(),
    'PostgreSQL 15 or later; of several hosts, postgres://feria@one:5432,two:5432/feria, the one that takes writes is used. Absent: the ' +
      'embedded database in DATA_DIR/db.',
  ),
  DATABASE_POOL: setting(z.coerce.number().int().min(2).max(200).default(10), 'Connections to PostgreSQL that one process opens at most.'),
  DATABASE_DIRECT_URL: setting(
    postgresUrl.optional(),
    "PostgreSQL's own address, where DATABASE_URL leads to PgBouncer in transaction mode: for migrations, and for the timeouts that a " +
      'pooler does not pass on.',
  ),
  DATABASE_PREPARED: setting(
    flag.optional(),
    'Whether statements are prepared by name. Behind PgBouncer that takes 1.21 or later with max_prepared_statements. Absent: only ' +
      'without DATABASE_DIRECT_URL.',
  ),
  DATABASE_REPLICA_URL: setting(
    postgresUrl.optional(),
    'A streaming replica for reading lists and products while it keeps up. Absent: everything is read from DATABASE_URL.',
  ),
  REDIS_URL: setting(
    redisUrl.optional(),
    'Redis 7 or later, for limits, presence and live messages of several processes; of a cluster some of its hosts, ' +
      'redis://one:6379,two:6379. Absent: memory.',
  ),
  SMTP_URL: setting(
    serviceUrl(/^smtps?:\/\//, 'smtp:// or smtps://').optional(),
    'Mail server, e.g. smtp://user:password@mail.example:587; smtps:// speaks TLS from the start. Absent: mails are ' +
      'written to DATA_DIR/mail.',
  ),
  SMTP_TLS: setting(
    z.enum(['required', 'opportunistic', 'off']).default('required'),
    'Whether smtp:// must switch to TLS before anything is sent, may, or must not.',
  ),
  SMTP_NAME: setting(
    z
      .string()
      .regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i, 'must be a name of a machine, e.g. feria.example')
      .optional(),
    'Name that Feria gives itself to the mail server (EHLO), which some want to be that of its address. Absent: that of the machine.',
  ),
  MAIL_FROM: setting(email.optional(), 'Sender address of mails. Required with SMTP_URL.'),
  CONTACT_EMAIL: setting(
    email.optional(),
    'Address that messages of the contact form are mailed to. Absent: they only stand in the back office.',
  ),
  S3_BUCKET: setting(z.string().optional(), 'Bucket of an S3-compatible store for files. Absent: DATA_DIR/files.'),
  S3_ENDPOINT: setting(webUrl.optional(), 'Address of the store. Absent: Amazon S3 in S3_REGION.'),
  S3_REGION: setting(z.string().default('us-east-1'), 'Region that requests are signed for.'),
  S3_ACCESS_KEY: setting(z.string().optional(), 'Access key of the store. Required with S3_BUCKET.'),
  S3_SECRET: setting(z.string().optional(), 'Its secret.'),
  S3_PATH_STYLE: setting(flag.default(false), 'Whether the bucket stands in the path instead of the name of the host, as MinIO wants it.'),
  S3_PUBLIC_URL: setting(webUrl.optional(), 'Public address of pictures/ of the bucket, e.g. at a CDN. Absent: Feria serves them.'),
  DEMO: setting(z.enum(['auto', 'yes', 'no']).default('auto'), 'Demo data: auto fills an empty embedded database outside production.'),
  MERCADOPAGO_ACCESS_TOKEN: setting(z.string().optional(), 'Access token of Mercado Pago. Absent: the sandbox, where it is allowed.'),
  MERCADOPAGO_PUBLIC_KEY: setting(
    z.string().optional(),
    'Public key of the same application; the browser trades cards for tokens with it.',
  ),
  MERCADOPAGO_WEBHOOK_SECRET: setting(
    secrets(1).optional(),
    'Secret that Mercado Pago signs its webhooks with; while it changes the new one, a comma and the old one. Required with the access ' +
      'token.',
  ),
  MERCADOPAGO_URL: setting(webUrl.optional(), 'Another address of its API, only for tests.'),
  MERCADOLIBRE_CLIENT_ID: setting(
    z.string().optional(),
    'Application at Mercado Libre whose search is shown beside ours. Absent: not asked.',
  ),
  MERCADOLIBRE_CLIENT_SECRET: setting(z.string().optional(), 'Its secret. `npm run feria -- mercadolibre` connects an account to it.'),
  MERCADOLIBRE_CALLS: setting(calls.default('600/50000'), 'At most this many calls a minute and a day; a search takes up to 22.'),
  MERCADOLIBRE_URL: setting(webUrl.optional(), 'Another address of its API, only for tests.'),
  AMAZON_CREDENTIAL_ID: setting(z.string().optional(), 'Credential of the Creators API of Amazon. Absent: not asked.'),
  AMAZON_CREDENTIAL_SECRET: setting(z.string().optional(), 'Its secret.'),
  AMAZON_CREDENTIAL_VERSION: setting(
    z.enum(['2.1', '2.2', '2.3', '3.1', '3.2', '3.3']).optional(),
    'Its version, as Amazon shows it beside it.',
  ),
  AMAZON_PARTNER_TAG: setting(z.string().optional(), 'Tag of the associate that the links carry.'),
  AMAZON_CALLS: setting(calls.default('50/8000'), 'At most this many calls a minute and a day; a search takes one.'),
  AMAZON_URL: setting(webUrl.optional(), 'Another address of its API and its tokens, only for tests.'),
  ALIEXPRESS_APP_KEY: setting(z.string().optional(), 'Application of the affiliate API of AliExpress. Absent: not asked.'),
  ALIEXPRESS_APP_SECRET: setting(z.string().optional(), 'Its secret.'),
  ALIEXPRESS_TRACKING_ID: setting(z.string().optional(), 'Tracking id of the affiliate that the links carry.'),
  ALIEXPRESS_CALLS: setting(calls.default('120/5000'), 'At most this many calls a minute and a day; a search takes one.'),
  ALIEXPRESS_URL: setting(webUrl.optional(), 'Another address of its API, only for tests.'),
  ALIBABA_APP_KEY: setting(z.string().optional(), 'Application at Alibaba.com, for wholesale beside AliExpress. Absent: not asked.'),
  ALIBABA_APP_SECRET: setting(z.string().optional(), 'Its secret.'),
  ALIBABA_ACCESS_TOKEN: setting(z.string().optional(), 'Token that an account at Alibaba.com granted to the application.'),
  ALIBABA_CALLS: setting(calls.default('120/5000'), 'At most this many calls a minute and a day; a search takes one.'),
  ALIBABA_URL: setting(webUrl.optional(), 'Another address of its API, only for tests.'),
  AI_URL: setting(
    webUrl.optional(),
    'OpenAI-compatible endpoint, its address up to /v1, e.g. http://localhost:11434/v1. Absent: no models.',
  ),
  AI_KEY: setting(z.string().optional(), 'Its key, if it needs one.'),
  AI_EMBEDDING_MODEL: setting(z.string().optional(), 'Its model for embeddings, e.g. multilingual-e5-small. Absent: no semantic search.'),
  AI_CHAT_MODEL: setting(
    z.string().optional(),
    'Its model for conversation and tool calls, e.g. qwen3:8b, for the shopping assistant. Absent: wishes are read by rules.',
  ),
  AI_VISION_MODEL: setting(
    z.string().optional(),
    'Its model for pictures, e.g. qwen2.5vl:7b, for drafts of products. Absent: drafts are made from the name and past sales.',
  ),
  SEARCH_EMBEDDINGS: setting(flag.default(true), 'Whether embeddings count in the ranking of a search, if there is a model for them.'),
  PROSPECT_PAGES: setting(
    z.string().optional(),
    'File with the public pages where buyers are looked for, as docs/decisions/037-pages.md describes it. Absent: only members.',
  ),
  CHROMIUM_PATH: setting(z.string().optional(), 'Chromium that reads those pages. Absent: the path in Debian.'),
  CHROMIUM_SANDBOX: setting(flag.optional(), 'Whether it runs in its sandbox. Absent: yes, except for root, which has none.'),
  PROSPECT_ALLOW_LOCAL: setting(flag.default(false), 'Allows those pages to be on 127.0.0.1, without https, only for tests.'),
  WHATSAPP_TOKEN: setting(
    z.string().optional(),
    "Token of a system user for WhatsApp's Cloud API. Absent: resellers open the chat themselves.",
  ),
  WHATSAPP_PHONE_ID: setting(
    z.string().regex(/^\d+$/, 'must be digits alone').optional(),
    'Id of the sending phone number, as Meta shows it.',
  ),
  WHATSAPP_TEMPLATE: setting(
    z.string().optional(),
    'Approved template with five placeholders: buyer, reseller, product, price, address of the link.',
  ),
  WHATSAPP_LANGUAGE: setting(z.string().default('es_AR'), 'Its language, exactly as it was approved.'),
  WHATSAPP_URL: setting(
    webUrl.default('https://graph.facebook.com/v26.0'),
    'Address of the API with its version, which Meta retires in time.',
  ),
  SMS_URL: setting(
    gatewayUrl.optional(),
    'Gateway of text messages, for codes that confirm a telephone; docs/OPERATIONS.md has its shape. Absent: no telephone is confirmed.',
  ),
  SMS_TOKEN: setting(z.string().optional(), 'Its bearer token. Required with SMS_URL.'),
  SMS_SENDER: setting(z.string().max(20).optional(), 'Number or name that its messages come from, e.g. Feria.'),
  SMS_CONSOLE: setting(
    flag.default(false),
    'Whether messages are written to DATA_DIR/mail where there is no gateway, to be read there; for development.',
  ),
  SMS_DAILY_LIMIT: setting(
    z.coerce.number().int().min(0).max(1_000_000).default(500),
    'Messages of all members together in 24 hours, since each costs money.',
  ),
  SECOND_FACTOR_KEY: setting(
    secrets(32).optional(),
    'Key that encrypts the secrets of second factors, at least 32 characters; while it changes the new one, a comma and the old one. ' +
      'Absent: a key kept in the database.',
  ),
  REQUIRE_ADMIN_SECOND_FACTOR: setting(
    flag.default(false),
    'Whether an admin, or one of the staff, without a second factor has the rights of a member only.',
  ),
  REQUIRE_CONFIRMED_EMAIL: setting(
    z.enum(['yes', 'no'], { error: 'must be yes or no' }).optional(),
    'Whether members confirm their email before they publish, chat, buy, withdraw money or resell. Absent: yes with SMTP_URL, else no.',
  ),
  SHARE_EMAILS: setting(
    z.enum(['accepted', 'paid'], { error: 'must be accepted or paid' }).default('accepted'),
    "When members see each other's email: once their chat was accepted, or only once an order between them is paid.",
  ),
  NEW_ACCOUNT_LIMITS: setting(
    flag.default(false),
    'Whether accounts of less than 72 hours without a paid order make 5 chat requests an hour, publish 3 products a day and write ' +
      '20 messages without an answer in a conversation. Limited members do so whatever this says.',
  ),
  VAPID_PUBLIC_KEY: setting(
    z.string().optional(),
    'Public key for push notifications; `npm run feria -- vapid` makes a pair. Absent: none.',
  ),
  VAPID_PRIVATE_KEY: setting(z.string().optional(), 'Its private key. Another pair ends every subscription.'),
  VAPID_SUBJECT: setting(
    z
      .string()
      .regex(/^(mailto:|https:\/\/)/, 'must begin with mailto: or https://')
      .optional(),
    'Contact for push services, e.g. mailto:soporte@example.com.',
  ),
  PLATFORM_FEE_PERCENT: setting(z.coerce.number().min(0).max(50).default(0), 'Part of every sale that the marketplace keeps, in percent.'),
  SEND_WORKING_DAYS: setting(
    z.coerce.number().int().min(1).max(30).default(5),
    'Whole working days in which a seller sends a parcel that was paid; after them the money goes back to its buyer.',
  ),
  EXTRA_HOLIDAYS: setting(
    days.default([]),
    'Days that are no working days either, beside the national holidays of Argentina, e.g. 2026-12-07,2027-02-15: those of tourism ' +
      'that are decreed for each year.',
  ),
  PAYOUT_TRUST_SALES: setting(
    z.coerce.number().int().min(0).max(1000).default(10),
    'Sales that went well, with no claim possible any more, after which a member withdraws money that a claim may still take back. 0: ' +
      'everybody may.',
  ),
  SANDBOX_PAYMENTS: setting(flag.optional(), 'Whether test cards are accepted. Absent: yes outside production, no in production.'),
  TRUSTED_PROXIES: setting(
    z.coerce.number().int().min(0).max(10).default(0),
    'Number of proxies in front of Feria whose forwarded address of a visitor is trusted.',
  ),
  BAD_LINKS: setting(
    hosts.default([]),
    'Hosts that nobody may link to in a chat, with commas between them, their parts too. Absent: only those that imitate others.',
  ),
  RATE_LIMITS: setting(flag.default(true), 'Whether requests are limited by member and by address.'),
  METRICS_TOKEN: setting(
    secrets(16).optional(),
    'Bearer token for /metrics, for Prometheus; while it changes the new one, a comma and the old one. Absent: /metrics is not served ' +
      'on PORT.',
  ),
  METRICS_PORT: setting(
    z.coerce.number().int().min(0).max(65535).optional(),
    'A port of its own for /metrics without a token; keep it from the public. Absent: none.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    webUrl.optional(),
    'Collector of OpenTelemetry that traces are sent to, e.g. http://localhost:4318. Absent: nothing is traced.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(z.string().optional(), 'Headers for the collector, e.g. authorization=Bearer%20x,tenant=feria.'),
  OTEL_SERVICE_NAME: setting(z.string().default('feria'), 'Name of this service in traces.'),
  OTEL_TRACES_SAMPLER_ARG: setting(z.coerce.number().min(0).max(1).default(1), 'Share of the traces that begin here and are recorded.'),
  STOP_DELAY_SECONDS: setting(
    z.coerce.number().min(0).max(60).default(0),
    'Seconds that a process goes on serving after SIGTERM, so that a load balancer sees that it is not ready. 5 behind one.',
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
    'Lowest level that is logged. Absent: info in production, else warn.',
  ),
  LOG_FORMAT: setting(
    z.enum(['human', 'json']).optional(),
    'Log lines for people or for programs. Absent: human at a terminal, else json.',
  ),
  ACCESS_LOG: setting(
    flag.default(false),
    'Whether each answer is logged at level info: route, status, time, bytes, id of the member; no paths or addresses.',
  ),
  NODE_ENV: setting(z.enum(['development', 'production', 'test']).default('development'), 'production hides demo data and test cards.'),
})

type Read = z.output<typeof settings>
export type Config = Omit<Read, 'PUBLIC_URL' | 'REQUIRE_CONFIRMED_EMAIL' | 'SANDBOX_PAYMENTS' | 'LOG_LEVEL' | 'LOG_FORMAT'> & {
  PUBLIC_URL: string
  REQUIRE_CONFIRMED_EMAIL: boolean
  SANDBOX_PAYMENTS: boolean
  LOG_LEVEL: NonNullable<Read['LOG_LEVEL']>
  LOG_FORMAT: NonNullable<Read['LOG_FORMAT']>
}
type Env = Record<string, string | undefined>

/** The first setting with those that it is set with. */
type Together = readonly [keyof Config, ...(keyof Config)[]]
const belonging: Together[] = [...companions, ...additions]
const needing: Together[] = [...companions, ...followers]

/** The environment, with defaults from a file `.env` in the working directory. */
const environment = (): Env => {
  try {
    loadEnvFile('.env')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new Error(`.env cannot be read: ${(error as Error).message}`)
  }
  return process.env
}

/** How many letters of a name may be wrong: short ones easily belong to another program. */
const typosOf = (name: string): number => (name.length < 8 ? 1 : 2)

/** A sentence for each name in an environment that is nearly a setting. */
export const misspelt = (env: Env = environment()): string[] => {
  const known = Object.keys(settings.shape)
  return Object.keys(env).flatMap((name) => {
    const meant = known.includes(name) ? undefined : known.find((one) => distance(name, one, typosOf(name)) <= typosOf(name))
    return meant ? [`${name} is no setting: did you mean ${meant}?`] : []
  })
}

/** A sentence for settings that have no effect, since the one that they belong to is absent: it was forgotten, or has another name. */
export const idle = (config: Config): string[] =>
  belonging.flatMap(([first, ...others]) => {
    const names = config[first] ? [] : others.filter((name) => config[name]).join(' and ')
    return names.length > 0 ? [`Nothing comes of ${names} without ${first}: set ${first} too.`] : []
  })

/**
 * Reads the settings from an environment, by default the process's and `.env`; this file is the only reader of them. Throws one error
 * that names every invalid variable, never its value, since values may be secrets.
 */
export const readConfig = (env: Env = environment()): Config => {
  const read = settings.safeParse(env, { error: inWords })
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`)
    throw new Error(`Settings that cannot be used:\n${lines.join('\n')}`)
  }
  const config = read.data
  const halves = needing.filter(([first, ...rest]) => config[first] && rest.some((name) => !config[name]))
  if (halves.length > 0) {
    throw new Error(
      `Settings that cannot be used:\n${halves.map(([first, ...rest]) => `  ${first} needs ${rest.join(' and ')}.`).join('\n')}`,
    )
  }
  return {
    ...config,
    PUBLIC_URL: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, ''),
    REQUIRE_CONFIRMED_EMAIL: config.REQUIRE_CONFIRMED_EMAIL ? config.REQUIRE_CONFIRMED_EMAIL === 'yes' : Boolean(config.SMTP_URL),
    SANDBOX_PAYMENTS: config.SANDBOX_PAYMENTS ?? config.NODE_ENV !== 'production',
    LOG_LEVEL: config.LOG_LEVEL ?? (config.NODE_ENV === 'production' ? 'info' : 'warn'),
    LOG_FORMAT: config.LOG_FORMAT ?? (process.stdout.isTTY ? 'human' : 'json'),
  }
}

/** The settings as text for the log: URLs without credentials, no secrets. */
export const redacted = (config: Config): Record<string, string> =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, isSecret(name) && value ? '…' : withoutPassword(value)]))

const isSecret = (name: string): boolean => /_(TOKEN|SECRET|KEY|PASSWORD|HEADERS)$/.test(name)
const withoutPassword = (value: unknown): string => String(value ?? '').replace(/\/\/[^/]*@/, '//…@')
