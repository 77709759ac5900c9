import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.ts'
import { Tile } from './tile.tsx'

const drawn = (to?: string) => draw(createElement(Tile, { icon: createElement('svg'), text: 'Historial', to }))

test('[NAV-33] a tile is a square button with an icon above its text, and a link where it has an address', () => {
  expect(drawn()).toMatch(/<button[^>]*>.*<svg><\/svg>.*Historial<\/button>/s)
  expect(drawn('/history')).toMatch(/<a[^>]*href="\/history"[^>]*>.*<svg><\/svg>.*Historial<\/a>/s)
  expect(readFileSync(new URL('./tile.module.css', import.meta.url), 'utf8')).toMatch(/\.tile \{[^}]*aspect-ratio: 1;/)
})
