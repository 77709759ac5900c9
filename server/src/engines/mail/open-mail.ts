import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openMailFolder } from './folder.ts'
import type { Mail } from './mail.ts'

/** A mail server if one is configured, otherwise a folder. */
export const openMail = async (config: Config): Promise<Mail & { close(): Promise<void> }> => {
  const { SMTP_URL: url, MAIL_FROM: address, SMTP_TLS: tls, SMTP_NAME: name, BRAND_NAME } = config
  if (!url || !address) return { ...openMailFolder(join(config.DATA_DIR, 'mail'), BRAND_NAME), close: async () => undefined }
  const { openSmtp } = await import('./smtp.ts')
  return openSmtp({ url, from: { name: BRAND_NAME, address }, tls, name })
}
