import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openConsoleSms } from './console.ts'
import { openSmsGateway } from './http-gateway.ts'
import type { Sms } from './sms.ts'

/** The operator's gateway if there is one, or the folder of development; null without either: no telephone is confirmed then. */
export const openSms = (config: Config): Sms | null => {
  const { SMS_URL: url, SMS_TOKEN: token, SMS_SENDER: sender, SMS_CONSOLE, DATA_DIR, BRAND_NAME } = config
  if (url && token && sender) return openSmsGateway({ url, token, sender })
  return SMS_CONSOLE ? openConsoleSms(join(DATA_DIR, 'mail'), BRAND_NAME) : null
}
