import { vi } from 'vitest'
import { writeDown } from './write-down.ts'

const at = '/no-existe'
const isFramed = true
/** Of the frame only what the panel holds is pressed. */
const NOT_THERE = /^(?!Marcar|Silenciar|Quitar|Avisarme)/

writeDown([
  { name: 'frame of visitors', at, as: 'visitor', isFramed, ways: [0], fails: false },
  {
    name: 'frame of members',
    at,
    as: 'user',
    isFramed,
    states: {
      'a notice comes': { live: [['newMatch', { read: false }]] },
      'an order is sent': { live: [['orderSent', { read: false }]] },
      offline: { before: () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false) },
    },
  },
  {
    ...{ name: 'notices', at, isFramed, ways: [0, 1], first: [/^Notificaciones/], without: 'header nav, footer', skips: NOT_THERE },
    states: {
      'one comes': { live: [['newMatch', { read: false }]] },
      'one was read elsewhere': { live: [['unreadNotifications', { unread: 0 }]] },
    },
  },
  { name: 'frame of members on a telephone', at, as: 'user', refused: false, isFramed, width: 390, ways: [0], fails: false },
  { name: 'frame of visitors on a telephone', at, as: 'visitor', isFramed, width: 390, ways: [0], fails: false },
  {
    name: 'frame of admins',
    refused: false,
    at,
    as: 'admin',
    isFramed,
    ways: [0],
    fails: false,
    states: { support: { as: 'support' }, suspended: { as: 'suspended' } },
  },
])
