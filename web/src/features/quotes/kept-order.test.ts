import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { expect, test } from 'vitest'
import { changedBefore } from '#features/quotes/change-words.ts'
import { orderIn, readKeptOrder } from '#features/quotes/kept-order.ts'
import { newOrder } from '#features/quotes/order-draft.ts'
import { keyOfDraft } from '#features/requests/draft-acts.ts'

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

test('a price is kept with the request it was for, and told of what has changed since', () => {
  const seen = { updated_at: '2026-03-05T11:30:00.000Z', title: 'Eski', origin_city: 'Mersin' }
  const begunWith = { ...seen, estimated_weight: null, estimated_volume: null } as RequestDetail
  const now = { ...begunWith, updated_at: '2026-03-05T12:00:00.000Z', title: 'Yeni', origin_city: 'İzmir' }
  expect(changedBefore(begunWith, begunWith)).toBeNull()
  expect(changedBefore(begunWith, now)?.text).toContain('Değişen: Talep başlığı, Çıkış şehri.')
  expect(changedBefore(begunWith, now)?.now).toBe(now)
  const priced = { ...draft, request_id: 'r1', request_updated_at: begunWith.updated_at }
  expect(readKeptOrder({ id: 'd1', draft: priced, repeats: 'r1' })).toBeUndefined()
})
