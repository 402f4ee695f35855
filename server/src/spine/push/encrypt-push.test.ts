import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { areBrowserKeys, encryptPush, longestMessage } from '#spine/push/encrypt-push.ts'
import { createBrowserKeys, openPush } from '#testing/push-service.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** The example of RFC 8291, section 5. */
const example = {
  message: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  ours: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  theirs: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const pairOf = (secret: string) => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(bytes(secret))
  return pair
}

test('the example of the standard comes out to the byte, and opens again', () => {
  const body = encryptPush(Buffer.from(example.message), example, pairOf(example.ours), bytes(example.salt))
  expect(body.toString('base64url')).toBe(example.body)
  expect(openPush(body, pairOf(example.theirs), bytes(example.auth))).toBe(example.message)
})

test('a browser opens what is meant for it, and no other does; the same words never look the same', () => {
  const [mine, other] = [createBrowserKeys(), createBrowserKeys()]
  const words = JSON.stringify({ title: 'Teklif Hazır', body: '1.250,00 €' })
  const body = encryptPush(Buffer.from(words), mine.keys)
  expect(mine.open(body)).toBe(words)
  expect(() => other.open(body)).toThrow()
  expect(encryptPush(Buffer.from(words), mine.keys).equals(body)).toBe(false)
})

test('a message fills one record at most', () => {
  const { keys, open } = createBrowserKeys()
  const body = encryptPush(Buffer.alloc(longestMessage, 65), keys)
  expect(body.length).toBeLessThanOrEqual(4096)
  expect(open(body)).toHaveLength(longestMessage)
  expect(() => encryptPush(Buffer.alloc(longestMessage + 1), keys)).toThrow(/too long/)
})

test('keys that are none are known beforehand', () => {
  const { keys } = createBrowserKeys()
  expect(areBrowserKeys(keys)).toBe(true)
  expect(areBrowserKeys({ ...keys, auth: keys.auth.slice(2) })).toBe(false)
  expect(areBrowserKeys({ ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false)
  expect(areBrowserKeys({ ...keys, p256dh: 'A'.repeat(87) })).toBe(false)
})
