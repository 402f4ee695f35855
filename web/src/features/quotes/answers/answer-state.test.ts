import type { Answer } from '@kervan/domain/requests/requests.policy.ts'
import { expect, test } from 'vitest'
import { answerStateOf } from '#features/quotes/answers/answer-state.ts'
import type { QuotedRequest } from '#features/requests/quoted-request.ts'

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
const stateOf = (change: Partial<QuotedRequest>, answer: Answer = 'approve') =>
  answerStateOf(answer, seen, { ...seen, ...change }, now)

test('the quote that the dialog was opened for may be answered', () => {
  expect(stateOf({})).toEqual({ kind: 'open' })
})

test('a new quote has to be seen first, whatever the answer', () => {
  for (const answer of ['approve', 'reject', 'revise'] as const)
    expect(stateOf({ quote_id: 'second' }, answer)).toEqual({ kind: 'renewed' })
})

test('a quote that was answered or revised elsewhere is closed', () => {
  expect(stateOf({ status: 'approved' })).toEqual({
    kind: 'closed',
    reason: 'Bu teklif daha önce yanıtlandı.',
  })
  expect(stateOf({ status: 'pending' })).toEqual({
    kind: 'closed',
    reason: 'Bu talepte yanıtlanacak bir teklif yok.',
  })
})

test('an expired quote can only be revised', () => {
  const past = { quote_valid_until: '2026-03-04T20:59:59Z' }
  expect(stateOf(past)).toMatchObject({ kind: 'closed', reason: expect.stringContaining('süresi doldu') })
  expect(stateOf(past, 'revise')).toEqual({ kind: 'open' })
})
