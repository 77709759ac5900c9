import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { adminPersonalData } from './queries.ts'
import { getFigures } from './use-cases/get-figures.ts'
import { getOrder } from './use-cases/get-order.ts'
import { listPayments } from './use-cases/list-payments.ts'
import { listSavedFilters } from './use-cases/list-saved-filters.ts'
import { listWork } from './use-cases/list-work.ts'
import { recordDownload } from './use-cases/record-download.ts'
import { removeSavedFilter } from './use-cases/remove-saved-filter.ts'
import { saveFilter } from './use-cases/save-filter.ts'
import { searchEverything } from './use-cases/search-everything.ts'
import { showMember } from './use-cases/show-member.ts'

/**
 * The back office where it crosses modules: what waits to be decided, one search of everything, the pages of a member and of an order,
 * payments with their orders, the figures of the day, the filters that the staff keep of any list, and that a list was saved as a file. The
 * calls about one noun live with that noun.
 */
export const admin = defineModule({
  name: 'admin',
  routes: serve(api.admin, {
    work: listWork,
    figures: getFigures,
    search: searchEverything,
    member: showMember,
    order: getOrder,
    payments: listPayments,
    savedFilters: listSavedFilters,
    saveFilter,
    removeSavedFilter,
    recordDownload,
  }),
  personalData: adminPersonalData,
})
