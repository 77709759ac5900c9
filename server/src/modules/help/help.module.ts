import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { mailMessage } from './emails.ts'
import { helpPersonalData } from './personal-data.ts'
import { getFigures } from './use-cases/get-figures.ts'
import { countWaiting, listMessages, resolveMessage } from './use-cases/list-messages.ts'
import { sendMessage } from './use-cases/send-message.ts'

/**
 * Help: what its pages say that the operator decides, and the way from them to a person. The pages and their questions stand in the
 * contract and on the web; a message is stored, mailed to the operator where there is an address, and answered by mail.
 */
export const help = defineModule({
  name: 'help',
  routes: serve(api.help, {
    figures: getFigures,
    contact: sendMessage,
    messages: listMessages,
    waiting: countWaiting,
    resolve: resolveMessage,
  }),
  onExternal: {
    'help.contacted': { 'email-message': mailMessage },
  },
  personalData: helpPersonalData,
})
