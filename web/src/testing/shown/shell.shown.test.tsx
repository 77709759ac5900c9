import { writeDown } from './write-down.ts'

const at = '/no-existe'
const isFramed = true

writeDown([
  { name: 'frame of visitors', at, as: 'visitor', isFramed, ways: [0], fails: false },
  { name: 'frame of members', at, as: 'user', isFramed, states: { unconfirmed: { as: 'user' } } },
  { name: 'frame of members on a telephone', at, as: 'user', isFramed, width: 390, ways: [0], fails: false },
  { name: 'frame of visitors on a telephone', at, as: 'visitor', isFramed, width: 390, ways: [0], fails: false },
  {
    name: 'frame of admins',
    at,
    as: 'admin',
    isFramed,
    ways: [0],
    fails: false,
    states: { support: { as: 'support' }, suspended: { as: 'suspended' } },
  },
])
