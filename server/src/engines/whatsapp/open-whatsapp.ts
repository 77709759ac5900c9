import type { Config } from '../../config.ts'
import { openCloudApi } from './cloud-api.ts'
import type { Whatsapp } from './whatsapp.ts'

/** The operator's WhatsApp number; null without one: chat URLs need nothing. */
export const openWhatsapp = (config: Config): Whatsapp | null => {
  const {
    WHATSAPP_TOKEN: token,
    WHATSAPP_PHONE_ID: phoneId,
    WHATSAPP_TEMPLATE: template,
    WHATSAPP_LANGUAGE: language,
    WHATSAPP_URL: url,
  } = config
  return token && phoneId && template ? openCloudApi({ token, phoneId, template, language, url }) : null
}
