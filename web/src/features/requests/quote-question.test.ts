import type { Answer } from '@kervan/domain/requests/requests.policy.ts'
import { expect, test } from 'vitest'
import { type QuotedRequest, standingOf } from '#features/requests/quote-question.ts'

const now = Date.parse('2026-03-05T12:00:00Z')
const seen: QuotedRequest = {
  id: 'r',
  number: 'TLP-2026-000123',
  title: 'Mersin – Hamburg',
  status: 'quoted',
  quote_id: 'first',
  quote_amount: '1199.50',
  quote_currency: 'EUR',
  quote_valid_until: '2026-03-06T20:59:59Z',
}
const standing = (change: Partial<QuotedRequest>, answer: Answer = 'approve') =>
  standingOf(answer, seen, { ...seen, ...change }, now)

test('the quote that was asked about may be answered', () => {
  expect(standing({})).toEqual({ state: 'open' })
})

test('another quote has to be seen first, whichever answer was meant', () => {
  for (const answer of ['approve', 'reject', 'revise'] as const)
    expect(standing({ quote_id: 'second' }, answer)).toEqual({ state: 'renewed' })
})

test('what was answered or revised elsewhere says so', () => {
  expect(standing({ status: 'approved' })).toEqual({
    state: 'closed',
    why: 'Bu teklif daha önce yanıtlandı.',
  })
  expect(standing({ status: 'pending' })).toEqual({
    state: 'closed',
    why: 'Bu talepte yanıtlanacak bir teklif yok.',
  })
})

test('what has run out can only be revised', () => {
  const past = { quote_valid_until: '2026-03-04T20:59:59Z' }
  expect(standing(past)).toMatchObject({ state: 'closed', why: expect.stringContaining('süresi doldu') })
  expect(standing(past, 'revise')).toEqual({ state: 'open' })
})
