import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { operationPersonalData } from './personal-data.ts'
import { countFailed, discardJob, listFailed, retryAll, retryJob } from './use-cases/list-failed.ts'
import { forgetRefused, listRefused } from './use-cases/list-refused.ts'

/**
 * Operations: what needs a person to look after the running of the site. Jobs that failed for good are listed, tried once more or
 * discarded; emails that a mail server refused for good are listed with its reason and forgotten after 90 days.
 */
export const operations = defineModule({
  name: 'operations',
  routes: serve(api.operations, {
    jobs: listFailed,
    waiting: countFailed,
    retryAll,
    retry: retryJob,
    discard: discardJob,
    refusedMails: listRefused,
  }),
  schedules: {
    'forget-refused': { cron: '41 4 * * *', run: forgetRefused },
  },
  personalData: operationPersonalData,
})
