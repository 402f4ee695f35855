import { expect, test } from 'vitest'
import { createTokenReader, signToken } from '#features/auth/session-cookie.ts'
import { cookieNames } from '#spine/http/session.ts'
import { testSecrets } from '#testing/test-server.ts'

const headerOf = (surface: 'portal' | 'office', token: string) =>
  `theme=dark; ${cookieNames[surface]}=${signToken(testSecrets, surface, token)}`

test('a signature that is ours is read, once and again; one that is not never is', () => {
  const tokenIn = createTokenReader(testSecrets)
  const header = headerOf('portal', 'abc')
  for (let times = 0; times < 3; times += 1) {
    expect(tokenIn('portal', header)).toBe('abc')
    expect(tokenIn('portal', header.replace('abc', 'abd'))).toBeUndefined()
    expect(tokenIn('office', header)).toBeUndefined()
    expect(tokenIn('office', header.replace(cookieNames.portal, cookieNames.office))).toBeUndefined()
    expect(tokenIn('portal', undefined)).toBeUndefined()
    expect(tokenIn('portal', '')).toBeUndefined()
  }
})

test('many browsers and long headers: each gets its own', () => {
  const tokenIn = createTokenReader(testSecrets)
  for (let number = 0; number < 5_100; number += 1)
    expect(tokenIn('office', headerOf('office', `t${number}`))).toBe(`t${number}`)
  expect(tokenIn('office', headerOf('office', 't0'))).toBe('t0')
  const long = `${'x=y; '.repeat(1_000)}${headerOf('office', 'long')}`
  expect([tokenIn('office', long), tokenIn('office', long)]).toEqual(['long', 'long'])
})
