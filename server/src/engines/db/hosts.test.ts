import { describe, expect, test } from 'vitest'
import { hostsOf } from './hosts.ts'

describe('the hosts of an address', () => {
  test('are one each, with user, database and parameters', () => {
    const url = 'postgres://feria:a%2Cb@one:5432,two,[fd00::3]:5433/feria?target_session_attrs=read-write&sslmode=verify-full'
    expect(hostsOf(url)).toEqual([
      'postgres://feria:a%2Cb@one:5432/feria?target_session_attrs=read-write&sslmode=verify-full',
      'postgres://feria:a%2Cb@two/feria?target_session_attrs=read-write&sslmode=verify-full',
      'postgres://feria:a%2Cb@[fd00::3]:5433/feria?target_session_attrs=read-write&sslmode=verify-full',
    ])
  })

  test('of an address of one are the address itself', () => {
    for (const url of [
      'postgres://feria@one:5432/feria',
      'postgresql://one/feria',
      'postgres://%2Frun%2Fpostgresql/feria',
      'postgres:///feria',
    ])
      expect(hostsOf(url)).toEqual([url])
  })

  test('are none of what is no such address, or wants a standby', () => {
    for (const url of [
      'mysql://one/feria',
      'one,two',
      'postgres://one,/feria',
      'postgres://one:port,two/feria',
      'postgres://one:99999999/feria',
      'postgres://one, two/feria',
      'postgres://one,two/feria?target_session_attrs=standby',
      'postgres://one/feria?target_session_attrs=any',
    ])
      expect([url, hostsOf(url)]).toEqual([url, null])
  })
})
