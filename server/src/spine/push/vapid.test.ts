import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { createVapid } from '#spine/push/vapid.ts'

const secret = Buffer.alloc(32, 7)
const now = Date.parse('2026-11-15T09:00:00Z')

/** Checks the token as a push service does: with the key beside it. */
function claimsOf(header: string): { verified: boolean; head: object; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) },
  })
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
  const signed = Buffer.from(`${head}.${claims}`)
  const given = Buffer.from(signature, 'base64url')
  const verified = verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, given)
  return { verified, head: read(head), claims: read(claims) }
}

test('a push service can check who sends, to whom, and until when', () => {
  const vapid = createVapid(secret, 'https://kervan.example')
  const header = vapid.authorization('https://push.example/abc?d=1', now)
  expect(claimsOf(header)).toEqual({
    verified: true,
    head: { typ: 'JWT', alg: 'ES256' },
    claims: { aud: 'https://push.example', exp: now / 1000 + 43_200, sub: 'https://kervan.example' },
  })
  expect(header.endsWith(`k=${vapid.publicKey}`)).toBe(true)
})

test('every process with the same secret has the same key, and another secret another', () => {
  const keys = [secret, secret, Buffer.alloc(32, 8)].map((each) => createVapid(each, 'x').publicKey)
  expect(keys[0]).toBe(keys[1])
  expect(keys[0]).not.toBe(keys[2])
  expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65)
})

test('a secret that is no number of the curve still gives a key', () => {
  for (const impossible of [Buffer.alloc(32), Buffer.alloc(32, 255)]) {
    const vapid = createVapid(impossible, 'https://kervan.example')
    expect(claimsOf(vapid.authorization('https://push.example/', now)).verified).toBe(true)
  }
})
