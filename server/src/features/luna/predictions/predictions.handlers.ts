/** Handlers of what is foretold. What has ended since the night is left out. */
import {
  backtestSentence,
  type PredictionKind,
  predictionKinds,
} from '@kervan/domain/luna/predictions/predictions.copy.ts'
import { type PredictedItem, predictionsContract } from '@kervan/domain/luna/predictions.contract.ts'
import { activeStatuses } from '@kervan/domain/shipments/shipments.policy.ts'
import { predictionsJob } from '#features/luna/predictions/predictions.jobs.ts'
import { type ForetoldItem, predictions } from '#features/luna/predictions/predictions.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(predictionsContract)

/** A run that takes longer than this was lost, and no longer counts as one. */
const longestRunMs = 15 * 60_000

export const predictionsHandlers = {
  list: api.list.handler(({ context: { services, actor } }) =>
    services.actAs(actor, async (tx) => {
      const rows = new Map((await tx.db.select().from(predictions)).map((row) => [row.kind, row]))
      const found = []
      for (const kind of predictionKinds) {
        const row = rows.get(kind)
        const tried = row?.backtest ?? null
        found.push({
          kind,
          shown: tried?.verdict === 'better',
          sentence: tried ? backtestSentence(kind, tried) : 'Henüz hesaplanmadı; her gece hesaplanır.',
          learned: tried?.learned ?? 0,
          tried: tried?.tried ?? 0,
          score: tried?.score ?? null,
          naive: tried?.naive ?? null,
          computed_at: row?.computed_at ?? null,
          is_computing: row !== undefined && isComputing(row),
          items: row && tried?.verdict === 'better' ? await labelled(tx, kind, row.items) : [],
        })
      }
      return { predictions: found }
    }),
  ),
  refresh: api.refresh.handler(({ context: { services, actor } }) =>
    services.actAs(actor, async (tx) => {
      const rows = await tx.db.select().from(predictions)
      if (!rows.some(isComputing)) await services.enqueue(tx, predictionsJob, {}, { singletonKey: 'asked' })
      return { done: true as const }
    }),
  ),
}

const isComputing = ({ started_at, computed_at }: { started_at: string; computed_at: string | null }) =>
  (computed_at === null || Date.parse(started_at) > Date.parse(computed_at)) &&
  Date.now() - Date.parse(started_at) < longestRunMs

const names: Record<
  Exclude<PredictionKind, 'requests_next_week'>,
  { read: string; page: (id: string) => string }
> = {
  quotes_won: {
    read: `select id, quote_no || ' · ' || coalesce(nullif(title, ''), pol || ' – ' || pod) as label from quotes
      where id = any($1) and status in ('sent', 'viewed')`,
    page: (id) => `/staff/quotes/${id}`,
  },
  promises_missed: {
    read: `select id, number || ' · ' || title as label from requests where id = any($1) and status = 'pending'`,
    page: (id) => `/staff/requests?request=${id}`,
  },
  shipments_late: {
    read: `select id, shipment_number || ' · ' || origin_city || ' – ' || destination_city as label from shipments
      where id = any($1) and status in (${[...activeStatuses].map((status) => `'${status}'`).join(', ')})`,
    page: (id) => `/staff/shipments/${id}`,
  },
}

async function labelled(
  tx: Transaction,
  kind: PredictionKind,
  items: readonly ForetoldItem[],
): Promise<PredictedItem[]> {
  if (kind === 'requests_next_week')
    return items.map((item) => ({
      ...item,
      label: item.key,
      link: `/staff/requests?search=${encodeURIComponent(item.key.split(' – ')[0] ?? '')}`,
    }))
  const { read, page } = names[kind]
  const open = await tx.query<{ id: string; label: string }>(read, [items.map(({ key }) => key)])
  const labels = new Map(open.map(({ id, label }) => [id, label]))
  return items.flatMap((item) => {
    const label = labels.get(item.key)
    return label === undefined ? [] : [{ ...item, label, link: page(item.key) }]
  })
}
