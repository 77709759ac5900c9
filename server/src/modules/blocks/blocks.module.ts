import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { blockPersonalData } from './queries.ts'
import { blockMember } from './use-cases/block-member.ts'
import { listBlocks } from './use-cases/list-blocks.ts'
import { unblockMember } from './use-cases/unblock-member.ts'

/**
 * Blocks: members who are kept apart. Whoever of the two made it, neither finds, writes to or is told of the other, who gets the answers of
 * what does not exist; an order under way goes on with its conversation. Other modules ask for one member by `isApartFrom`, and add
 * `notApartFrom` to the condition of a list: both cost nothing to members without a block, which the session says.
 */
export const blocksModule = defineModule({
  name: 'blocks',
  routes: serve(api.blocks, { list: listBlocks, put: blockMember, remove: unblockMember }),
  personalData: blockPersonalData,
})

export { areApart, areNotApart, isApartFrom, notApartFrom } from './apart.ts'
