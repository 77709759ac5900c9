/** The settings that the rules below read, as given. */
export interface Settings {
  NODE_ENV: string
  PUBLIC_URL: string
  TRUSTED_PROXIES: number
  DATABASE_URL?: string | undefined
  DATABASE_REPLICA_URL?: string | undefined
  REDIS_URL?: string | undefined
  SMTP_URL?: string | undefined
  SMTP_TLS: string
  SMS_URL?: string | undefined
  SMS_CONSOLE: boolean
  S3_BUCKET?: string | undefined
  S3_ENDPOINT?: string | undefined
  SANDBOX_PAYMENTS: boolean
  MERCADOPAGO_ACCESS_TOKEN?: string | undefined
  MERCADOPAGO_PUBLIC_KEY?: string | undefined
  MERCADOPAGO_WEBHOOK_SECRET?: string[] | undefined
  RATE_LIMITS: boolean
  DEMO: string
  ACCESS_LOG: boolean
  LOG_LEVEL: string
}

interface Misfit {
  isGrave: boolean
  message: string
}

/** Levels at which lines of level info are written. */
const WITH_INFO = ['info', 'debug', 'trace']
/** The shortest secret that cannot be guessed. */
const MIN_SECRET = 16

/** Whether credentials of Mercado Pago are those of a test, which move no money. */
const isOfTest = (credential = ''): boolean => credential.startsWith('TEST-')

/** Settings that are valid one by one but conflict; grave ones lose data, money or secrets. */
export const misfitsOf = (settings: Settings): Misfit[] => {
  const isProduction = settings.NODE_ENV === 'production'
  const isLocal = /^https?:\/\/(localhost|127\.|\[::1\])/.test(settings.PUBLIC_URL)
  const rules: [boolean, boolean, string][] = [
    [isProduction && isLocal, true, 'PUBLIC_URL is this machine: links in mails lead nowhere.'],
    [isProduction && !isLocal && settings.PUBLIC_URL.startsWith('http:'), true, 'PUBLIC_URL is not https: passwords travel in the open.'],
    [
      isProduction && settings.PUBLIC_URL.startsWith('https:') && settings.TRUSTED_PROXIES === 0,
      true,
      'PUBLIC_URL is https, so a proxy stands before Feria, but TRUSTED_PROXIES is 0: all visitors share one limit.',
    ],
    [isProduction && settings.SANDBOX_PAYMENTS, true, 'SANDBOX_PAYMENTS takes test cards in production.'],
    [
      Boolean(settings.MERCADOPAGO_WEBHOOK_SECRET?.some(({ length }) => length < MIN_SECRET)),
      true,
      `MERCADOPAGO_WEBHOOK_SECRET has fewer than ${MIN_SECRET} characters: whoever guesses it announces payments.`,
    ],
    [
      isProduction && isOfTest(settings.MERCADOPAGO_ACCESS_TOKEN),
      true,
      'MERCADOPAGO_ACCESS_TOKEN is one of a test: what is bought is not paid.',
    ],
    [
      Boolean(settings.MERCADOPAGO_ACCESS_TOKEN && settings.MERCADOPAGO_PUBLIC_KEY) &&
        isOfTest(settings.MERCADOPAGO_ACCESS_TOKEN) !== isOfTest(settings.MERCADOPAGO_PUBLIC_KEY),
      true,
      'One of MERCADOPAGO_ACCESS_TOKEN and MERCADOPAGO_PUBLIC_KEY is of a test, the other is not: no card can be charged.',
    ],
    [isProduction && settings.DEMO === 'yes', true, 'DEMO fills production with accounts whose password is public.'],
    [isProduction && !settings.MERCADOPAGO_ACCESS_TOKEN && !settings.SANDBOX_PAYMENTS, false, 'Nobody takes payments: no Mercado Pago.'],
    [isProduction && !settings.SMTP_URL, true, 'Without SMTP_URL mails are only written to a folder: nobody gets a password link.'],
    [
      isProduction && settings.SMTP_TLS === 'off' && Boolean(settings.SMTP_URL),
      true,
      'SMTP_TLS is off: mails and the password travel in the open.',
    ],
    [
      isProduction && settings.SMS_CONSOLE && !settings.SMS_URL,
      true,
      'SMS_CONSOLE writes codes into a folder that no member reads: set SMS_URL, or neither.',
    ],
    [isProduction && !settings.RATE_LIMITS, true, 'RATE_LIMITS is off: passwords can be tried without end.'],
    [isProduction && !settings.DATABASE_URL, false, 'The embedded database is for one small shop; see DATABASE_URL.'],
    [Boolean(settings.REDIS_URL) && !settings.DATABASE_URL, false, 'REDIS_URL is for several processes, the embedded database for one.'],
    [
      Boolean(settings.DATABASE_REPLICA_URL) && !settings.REDIS_URL,
      false,
      'Without REDIS_URL each process knows only of its own writes: with several, use Redis beside the replica.',
    ],
    [
      Boolean(settings.REDIS_URL) && Boolean(settings.DATABASE_URL) && !settings.S3_BUCKET,
      false,
      'Several processes without S3_BUCKET must share DATA_DIR/files, e.g. by NFS.',
    ],
    [
      isProduction && Boolean(settings.S3_ENDPOINT?.startsWith('http:')),
      false,
      'S3_ENDPOINT is not https: browsers of an https page refuse it.',
    ],
    [settings.ACCESS_LOG && !WITH_INFO.includes(settings.LOG_LEVEL), false, 'ACCESS_LOG writes nothing at this LOG_LEVEL: it takes info.'],
  ]
  return rules.filter(([applies]) => applies).map(([, isGrave, message]) => ({ isGrave, message }))
}
