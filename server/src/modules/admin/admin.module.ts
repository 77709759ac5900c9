import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { listWork } from './use-cases/list-work.ts'
import { searchEverything } from './use-cases/search-everything.ts'
import { showMember } from './use-cases/show-member.ts'

/**
 * The back office where it crosses modules: what waits to be decided, one search of
 * everything, and the page of a member. The calls about one noun live with that noun.
 */
export const admin = defineModule({
  name: 'admin',
  routes: serve(api.admin, { work: listWork, search: searchEverything, member: showMember }),
})
