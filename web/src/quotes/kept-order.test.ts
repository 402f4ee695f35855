import { expect, test } from 'vitest'
import { orderIn, readKeptOrder } from '#quotes/kept-order.ts'
import { newOrder } from '#quotes/order-draft.ts'
import { keyOfDraft } from '#requests/draft-acts.ts'

const draft = { ...newOrder(), title: 'Bursa – Münih', quote_amount: '980' }

test('a kept order sends the key it had; other text has another', () => {
  const kept = readKeptOrder(JSON.parse(JSON.stringify({ id: 'd1', draft, repeats: 'r1' })))
  expect(kept).toEqual({ id: 'd1', draft, repeats: 'r1' })
  const key = (typed: typeof draft) => keyOfDraft({ id: 'd1', typed: orderIn(typed) })
  const reversed = Object.fromEntries(Object.entries(draft).toReversed()) as typeof draft
  expect(key(reversed)).toBe(key(draft))
  expect(keyOfDraft({ id: 'd1', typed: kept?.draft })).toBe(key(draft))
  expect(key({ ...draft, quote_amount: '990' })).not.toBe(key(draft))
})

test('what was kept by an older page is left', () => {
  const { title, ...older } = draft
  expect(readKeptOrder({ id: 'd1', draft: older, repeats: null })).toBeUndefined()
  expect(readKeptOrder({ draft, repeats: null })).toBeUndefined()
  expect(readKeptOrder(undefined)).toBeUndefined()
})
