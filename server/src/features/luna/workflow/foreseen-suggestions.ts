/** Promises that will probably be missed, by the prediction of the night: said while there is time, and only where it beats the usual. */
import type { Backtest } from '@kervan/domain/luna/predictions/backtest.ts'
import { backtestSentence, type PredictionKind } from '@kervan/domain/luna/predictions/predictions.copy.ts'
import { formatDue } from '@kervan/domain/values/format-date.ts'
import { formatPercent } from '@kervan/domain/values/format-number.ts'
import type { Found } from '#features/luna/workflow/deed.ts'
import { isAwake } from '#features/luna/workflow/read-figures.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

/** More likely missed than kept. */
const likely = 0.5
const mostShown = 5
const kind: PredictionKind = 'promises_missed'

type Row = {
  id: string
  title: string
  due_at: Date
  holder: string
  likelihood: number
  why: string
  backtest: Backtest
  computed_at: string
}

/** What is due soon is warned of as urgent work is; what somebody has made urgent has been noticed. */
const read = `select w.id, w.title, w.due_at, u.name as holder, i.likelihood, i.why, p.backtest, ${isoText('p.computed_at')} as computed_at
  from predictions p, jsonb_to_recordset(p.items) as i (key uuid, likelihood float8, why text)
    join requests r on r.id = i.key and r.status = 'pending' join work_items w on w.request_id = r.id join users u on u.id = w.assigned_to
  where p.kind = '${kind}' and p.backtest ->> 'verdict' = 'better' and i.likelihood >= ${likely}
    and ${isAwake} and w.due_at > $1 and w.priority <> 'urgent'
  order by i.likelihood desc, w.due_at, w.id limit ${mostShown}`

export async function foreseenSuggestions(tx: Transaction, urgentUntil: string, now: Date): Promise<Found[]> {
  const rows = await tx.query<Row>(read, [urgentUntil])
  return rows.map((row) => ({
    key: `remind_holder:${row.id}`,
    kind: 'remind_holder',
    severity: 'medium',
    title: `Söz kaçabilir: ${row.title}`,
    text: `${row.holder} şimdiden uyarılsın, işin önceliği acil olsun.`,
    accept_label: 'Uyar',
    link: `/staff/work-queue/details/${row.id}`,
    admin_only: false,
    why: [
      {
        label: 'Kaçırma olasılığı',
        value: [formatPercent(row.likelihood), row.why].filter(Boolean).join('; '),
        source: backtestSentence(kind, row.backtest),
        sample: row.backtest.tried,
        as_of: row.computed_at,
        link: '/staff/workflow?tab=predictions',
      },
      {
        label: 'Sözün süresi',
        value: formatDue(row.due_at, now),
        source: 'İş kuyruğu',
        sample: null,
        as_of: null,
        link: `/staff/work-queue/details/${row.id}`,
      },
      { label: 'Üstlenen', value: row.holder, source: 'İş kuyruğu', sample: null, as_of: null, link: null },
    ],
    plan: { act: 'remind', item: row.id, text: 'Bu işin sözü kaçabilir.' },
  }))
}
