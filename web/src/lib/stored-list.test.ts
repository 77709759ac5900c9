import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { Stored } from '../testing/stored.ts'
import { keepStored } from './keep-stored.ts'
import { storedList, storedQuery } from './stored-list.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const list = storedList({ name: 'favorites', isItem: isText, most: 3 })
let stored: Stored

beforeEach(() => {
  stored = new Stored()
  vi.stubGlobal('localStorage', stored)
  return () => vi.unstubAllGlobals()
})

test('a list is stored by member, no longer than it may be, and removed', () => {
  list.keep('ana', ['a', 'b', 'c', 'd'])
  expect(stored.getItem('favorites:ana')).toBe('["a","b","c"]')
  expect([list.load('ana'), list.load('beto')]).toEqual([['a', 'b', 'c'], []])
  list.forget('ana')
  expect(Object.keys(stored)).toEqual([])
})

test.each([['{broken'], ['{"id":"x"}'], ['null']])('%s in storage is an empty list', (text) => {
  stored.setItem('favorites:ana', text)
  expect(list.load('ana')).toEqual([])
})

test('what is no item is dropped, and what is too much', () => {
  stored.setItem('favorites:ana', '[3,"a",null,"b","c","d"]')
  expect(list.load('ana')).toEqual(['a', 'b', 'c'])
})

test('blocked storage holds nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  list.keep('ana', ['a'])
  list.forget('ana')
  expect(list.load('ana')).toEqual([])
})

test('a query shows what is stored until it is answered, and stores each change of its own list', async () => {
  const client = new QueryClient()
  keepStored(client)
  stored.setItem('favorites:ana', '["a"]')
  const query = storedQuery(list, 'ana', ['list'], async () => ['b'])
  const built = client.getQueryCache().build(client, client.defaultQueryOptions(query))
  expect([built.state.data, built.state.dataUpdatedAt]).toEqual([['a'], 0])
  await client.fetchQuery(query)
  expect(stored.getItem('favorites:ana')).toBe('["b"]')
  client.setQueryData(query.queryKey, (items = []) => ['c', ...items])
  expect(stored.getItem('favorites:ana')).toBe('["c","b"]')
  client.setQueryData(['list', 'beto'], ['x'])
  expect(stored.getItem('favorites:beto')).toBeNull()
})
