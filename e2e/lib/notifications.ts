import type { Page } from '@playwright/test'

export const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ })

/** Resolves when the page listens to its member's notifications. Call it before the page opens. */
const channelJoined = async (page: Page): Promise<string> => {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().includes('socket.io'))
  const { payload } = await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('joinNotificationChannel'))
  return String(payload)
}

/** Opens a page that listens to its notifications; resolves to the frame that joined their channel. */
export const openLive = async (page: Page, path: string): Promise<string> => {
  const joined = channelJoined(page)
  await page.goto(path)
  return joined
}

/** The storage keys of notifications and requests on this device. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(notifications|chatLastCheck):/.test(key)))
