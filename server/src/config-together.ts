/** Settings that are set together: the first needs the others, which do nothing without it. */
export const companions = [
  ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_PUBLIC_KEY', 'MERCADOPAGO_WEBHOOK_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET'],
  ['MERCADOLIBRE_CLIENT_ID', 'MERCADOLIBRE_CLIENT_SECRET'],
  ['AMAZON_CREDENTIAL_ID', 'AMAZON_CREDENTIAL_SECRET', 'AMAZON_CREDENTIAL_VERSION', 'AMAZON_PARTNER_TAG'],
  ['ALIEXPRESS_APP_KEY', 'ALIEXPRESS_APP_SECRET', 'ALIEXPRESS_TRACKING_ID'],
  ['ALIBABA_APP_KEY', 'ALIBABA_APP_SECRET'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_TEMPLATE'],
  ['SMS_URL', 'SMS_TOKEN', 'SMS_SENDER'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
] as const

/** Settings that cannot be used without another one. */
export const followers = [
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
] as const

/** Settings that are left without an effect where the first is absent. */
export const additions = [
  ['DATABASE_URL', 'DATABASE_PREPARED'],
  ['S3_BUCKET', 'S3_ENDPOINT', 'S3_PUBLIC_URL'],
  ['SMTP_URL', 'SMTP_NAME'],
  ['ALIBABA_APP_KEY', 'ALIBABA_ACCESS_TOKEN'],
  ['AI_URL', 'AI_KEY', 'AI_EMBEDDING_MODEL', 'AI_CHAT_MODEL', 'AI_VISION_MODEL'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS'],
] as const
