/** The brief says what there is, in the order in which it matters, and nothing of nothing. */
import { expect, test } from 'vitest'
import { type BriefFigures, briefText } from '#luna/brief-words.ts'

const none: BriefFigures = {
  overdue: 0,
  due_today: 0,
  unassigned: 0,
  ending_offers: 0,
  arriving: 0,
  late_shipments: 0,
  came_yesterday: 0,
  won_yesterday: 0,
}

test('a calm day is one sentence', () => {
  expect(briefText(none)).toBe('Bugün bekleyen bir iş görünmüyor.')
})

test('what is wrong comes first, what was comes last', () => {
  expect(briefText({ ...none, overdue: 2, late_shipments: 3, came_yesterday: 1204, won_yesterday: 4 })).toBe(
    '2 işin süresi geçti; güne bunlarla başlayın. 3 gönderi gecikiyor. Dün 1.204 talep geldi, 4 teklif kazanıldı.',
  )
  expect(briefText({ ...none, arriving: 1, late_shipments: 2 })).toBe(
    'Bugün 1 gönderinin varışı bekleniyor, 2 gönderi gecikiyor.',
  )
})
