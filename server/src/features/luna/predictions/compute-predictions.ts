/** Foretells what is open from what has happened, and tries that way of foretelling on the past. */
import { type Backtest, backtest, backtestWeeks, nextWeek } from '@kervan/domain/luna/predictions/backtest.ts'
import { fitRates, rateOf, reasonsOf } from '@kervan/domain/luna/predictions/factor-rates.ts'
import { type PredictionKind, reasonText } from '@kervan/domain/luna/predictions/predictions.copy.ts'
import { latenessExamples } from '#features/luna/predictions/lateness-examples.ts'
import type { ForetoldItem } from '#features/luna/predictions/predictions.table.ts'
import { promiseExamples } from '#features/luna/predictions/promise-examples.ts'
import { type Gathered, quoteExamples } from '#features/luna/predictions/quote-examples.ts'
import { weeklyRequests } from '#features/luna/predictions/weekly-requests.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const mostItems = 20

export const gatherers = {
  quotes_won: quoteExamples,
  promises_missed: promiseExamples,
  shipments_late: latenessExamples,
} as const satisfies Partial<Record<PredictionKind, (tx: Transaction, now: Date) => Promise<Gathered>>>

const begin = `insert into predictions (kind, started_at) values ($1, now()) on conflict (kind) do update set started_at = excluded.started_at`
const write = `insert into predictions (kind, backtest, items, started_at, computed_at) values ($1, $2, $3, now(), clock_timestamp())
  on conflict (kind) do update set backtest = excluded.backtest, items = excluded.items, computed_at = excluded.computed_at`

export const beginPrediction = (tx: Transaction, kind: PredictionKind) => tx.asSystem(begin, [kind])

export async function computePrediction(tx: Transaction, kind: PredictionKind, now: Date): Promise<Backtest> {
  const { tried, items } =
    kind === 'requests_next_week' ? await foretellWeeks(tx, now) : await foretell(tx, kind, now)
  // What is not better than the usual is not kept either.
  const kept = tried.verdict === 'better' ? items : []
  await tx.asSystem(write, [kind, JSON.stringify(tried), JSON.stringify(kept)])
  return tried
}

async function foretell(tx: Transaction, kind: keyof typeof gatherers, now: Date) {
  const { examples, open } = await gatherers[kind](tx, now)
  const rates = fitRates(examples)
  const items = open
    .map(
      ({ id, factors }): ForetoldItem => ({
        key: id,
        likelihood: Math.round(rateOf(rates, factors) * 1000) / 1000,
        expected: null,
        why: reasonsOf(rates, factors).map(reasonText).join(', '),
      }),
    )
    .toSorted((a, b) => (b.likelihood ?? 0) - (a.likelihood ?? 0))
    .slice(0, mostItems)
  return { tried: backtest(examples), items }
}

async function foretellWeeks(tx: Transaction, now: Date) {
  const lanes = await weeklyRequests(tx, now)
  const items = lanes
    .map(
      ({ lane, counts }): ForetoldItem => ({
        key: lane,
        likelihood: null,
        expected: Math.round(nextWeek(counts) * 10) / 10,
        why: `son dört hafta: ${counts.slice(-4).join(', ')}`,
      }),
    )
    .toSorted((a, b) => (b.expected ?? 0) - (a.expected ?? 0))
  return { tried: backtestWeeks(lanes.map(({ counts }) => counts)), items }
}
