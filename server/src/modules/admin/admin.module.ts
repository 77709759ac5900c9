import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { getFigures } from './use-cases/get-figures.ts'
import { listWork } from './use-cases/list-work.ts'

/**
 * The back office where it crosses modules: what waits to be decided, and the figures of the day. The calls about one noun live with that
 * noun.
 */
export const admin = defineModule({
  name: 'admin',
  routes: serve(api.admin, { work: listWork, figures: getFigures }),
})
