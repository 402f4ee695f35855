/** The analysis of a customer on a lane in a period: facts that were read, judged by the domain's rules. */
import type {
  Benchmark,
  BenchmarkBasis,
  BenchmarkInput,
} from '@kervan/domain/benchmark/benchmark.contract.ts'
import { benchmarkProblems, figureKeys } from '@kervan/domain/benchmark/benchmark.copy.ts'
import type { BenchmarkFacts } from '@kervan/domain/benchmark/benchmark-facts.ts'
import {
  analysisOf,
  labelled,
  laneFigures,
  madeFrom,
  ownFigures,
  suggestionsOf,
} from '@kervan/domain/benchmark/benchmark-rules.ts'
import { isErased } from '@kervan/domain/customers/customers.policy.ts'
import { problems } from '@kervan/domain/problems.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { ORPCError } from '@orpc/server'
import { readFacts } from '#features/benchmark/read-facts.ts'
import { customerOf } from '#features/customers/customers.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type Analysed = {
  facts: BenchmarkFacts
  customer: { name: string; company: string; email: string | null }
}

/** A month that is not over would change while one looks. */
export async function analyse(tx: Transaction, input: BenchmarkInput, now: Date): Promise<Analysed> {
  if (input.donem >= dayInIstanbul(now).slice(0, 7))
    throw new ORPCError('PERIOD_NOT_OVER', benchmarkProblems.PERIOD_NOT_OVER)
  const [[customer], facts] = await Promise.all([customerOf(tx.db, input.customer_id), readFacts(tx, input)])
  if (!customer || isErased(customer)) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  const name = `${customer.first_name ?? ''} ${customer.last_name ?? ''}`.trim()
  return { facts, customer: { name, company: customer.company ?? '', email: customer.email } }
}

export function answerOf({ customer_id, hat, donem }: BenchmarkInput, facts: BenchmarkFacts): Benchmark {
  return {
    context: { customer_id, hat, donem },
    kpi: labelled(ownFigures(facts)),
    trendler: {
      aylar: facts.months.map(({ month }) => month),
      piyasa_usd: facts.months.map(({ market }) => market),
      musteri_usd: facts.months.map(({ own }) => own),
    },
    analiz: analysisOf(facts),
    oneriler: suggestionsOf(facts),
  }
}

export function basisAnswer(facts: BenchmarkFacts, computedAt: string | null): BenchmarkBasis {
  const [own, lane, from] = [ownFigures(facts), laneFigures(facts), madeFrom(facts)]
  return {
    unit: facts.unit,
    source: facts.source,
    index: facts.index,
    figures: figureKeys.map((key) => ({
      key,
      value: own[key],
      lane: key === 'price' ? null : lane[key],
      made_from: from[key],
    })),
    months: facts.months.map(({ month, market_quotes, market_months, own_quotes }) => ({
      month,
      market_quotes,
      market_months,
      own_quotes,
    })),
    computed_at: computedAt,
  }
}
