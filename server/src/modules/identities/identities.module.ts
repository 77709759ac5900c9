import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { identityPersonalData } from './personal-data.ts'
import { forgetDocuments } from './retention.ts'
import { decideIdentity, listIdentities } from './use-cases/list-identities.ts'
import { getDocument, sendIdentity, showIdentity } from './use-cases/send-identity.ts'

/**
 * Identities: any member sends a picture of a document, which an admin approves or rejects. The picture is private from then on and
 * deleted 30 days after the decision; the decision is a mark that everybody sees.
 */
export const identities = defineModule({
  name: 'identities',
  routes: serve(api.identities, {
    mine: showIdentity,
    send: sendIdentity,
    document: getDocument,
    list: listIdentities,
    decide: decideIdentity,
  }),
  schedules: { 'forget-documents': { cron: '57 4 * * *', run: forgetDocuments } },
  personalData: identityPersonalData,
})

export { identityOf, isVerified } from './queries.ts'
export { approveIdentity } from './use-cases/list-identities.ts'
