/** What is foretold is tried first: a real pattern is found, noise is not, and too little says so. */
import { expect, test } from 'vitest'
import { backtest, backtestWeeks, nextWeek } from '#luna/predictions/backtest.ts'
import { type Example, fitRates, rateOf, reasonsOf } from '#luna/predictions/factor-rates.ts'
import { backtestSentence, reasonText } from '#luna/predictions/predictions.copy.ts'

/** The same numbers on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function world(count: number, rateFor: (mode: string) => number, seed = 7): Example[] {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, at) => {
    const mode = random() < 0.5 ? 'sea' : 'air'
    return {
      at,
      known: at + 3,
      factors: { mode, lane: `lane ${Math.floor(random() * 6)}` },
      happened: random() < rateFor(mode),
    }
  })
}

test('a pattern that holds is found, and its reason named', () => {
  const examples = world(600, (mode) => (mode === 'sea' ? 0.8 : 0.3))
  const tried = backtest(examples)
  expect(tried.verdict).toBe('better')
  expect(tried.score).toBeLessThan(tried.naive ?? 0)
  const rates = fitRates(examples)
  expect(rateOf(rates, { mode: 'sea' })).toBeGreaterThan(0.65)
  expect(rateOf(rates, { mode: 'air' })).toBeLessThan(0.45)
  expect(rateOf(rates, { mode: 'never seen' })).toBeCloseTo(rates.base, 5)
  expect(reasonsOf(rates, { mode: 'sea', lane: 'lane 1' })[0]).toEqual({
    factor: 'mode',
    value: 'sea',
    raises: true,
  })
  expect(reasonText({ factor: 'seen', value: 'unseen', raises: false })).toBe(
    'müşteri henüz açmadı (azaltıyor)',
  )
  expect(reasonText({ factor: 'lane', value: 'TR-DE', raises: true })).toBe('hat (artırıyor)')
})

test('of forty worlds without a pattern hardly any is shown', () => {
  const shown = Array.from(
    { length: 40 },
    (_, seed) => backtest(world(500, () => 0.5, seed + 1)).verdict,
  ).filter((verdict) => verdict === 'better')
  expect(shown.length).toBeLessThanOrEqual(4)
})

test('who says just the usual is not better than the usual', () => {
  const verdicts = Array.from({ length: 30 }, (_, seed) =>
    backtest(world(600, () => 0.1, seed + 1).map((each) => ({ ...each, factors: { mode: 'sea' } }))),
  ).map(({ verdict }) => verdict)
  expect(new Set(verdicts)).toEqual(new Set(['not_better']))
})

test('nothing is learned from what was not known yet, and too little is said to be so', () => {
  const late = world(600, (mode) => (mode === 'sea' ? 0.8 : 0.3)).map((each) => ({ ...each, known: 10_000 }))
  expect(backtest(late)).toMatchObject({ learned: 0, verdict: 'too_few' })
  const few = backtest(world(50, () => 0.5))
  expect(few.verdict).toBe('too_few')
  expect(backtestSentence('quotes_won', few)).toContain('yeterli geçmiş yok')
})

test('weeks are foretold from the newest ones, and shown only where lanes really move', () => {
  expect(nextWeek([4, 4, 4])).toBe(4)
  const rising = Array.from({ length: 8 }, (_, lane) =>
    Array.from({ length: 40 }, (_, week) => week * 0.4 + lane),
  )
  expect(backtestWeeks(rising).verdict).toBe('better')
  const random = seeded(3)
  const steady = Array.from({ length: 8 }, () => Array.from({ length: 40 }, () => Math.floor(random() * 5)))
  expect(backtestWeeks(steady).verdict).toBe('not_better')
  expect(backtestWeeks([[1, 2, 3]]).verdict).toBe('too_few')
})
