/** What a customer's requests, quotes and shipments add up to. */
import { lastMonths, momentsOf } from '@kervan/domain/quotes/settled-months.ts'
import type { CustomerFigures } from '@kervan/domain/workqueue/customer-page.contract.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const shownMonths = 12
const shownLanes = 6

const monthOf = (moment: string) => `to_char(${moment} at time zone 'Europe/Istanbul', 'YYYY-MM')`
const asked = `select ${monthOf('created_at')} as month, count(*)::int as requests from requests
  where customer_id = $1 and created_at >= $2 group by 1`
const wonByMonth = `select ${monthOf('answered_at')} as month, count(*)::int as won, sum(accepted_euro)::text as value from quotes
  where customer_id = $1 and status = 'accepted' and answered_at >= $2 group by 1`
const wonByLane = `select pol || ' → ' || pod as lane, count(*)::int as won, sum(accepted_euro)::text as value from quotes
  where customer_id = $1 and status = 'accepted' group by 1 order by sum(accepted_euro) desc, 1 limit ${shownLanes}`
const settled = `select count(*) filter (where status = 'accepted')::int as won, count(*) filter (where status in ('rejected', 'expired'))::int as lost,
    round(avg(m.margin_pct) filter (where status = 'accepted'), 1)::float8 as margin_pct
  from quotes q left join quote_margins m on m.quote_id = q.id where customer_id = $1`
const answered = `select round(percentile_cont(0.5) within group (order by extract(epoch from first_quoted_at - created_at) / 3600)::numeric, 1)::float8 as hours
  from requests where customer_id = $1 and first_quoted_at is not null`
/** By the day that was promised, as the customer's own figures count it. */
const day = (moment: string) => `(${moment} at time zone 'Europe/Istanbul')::date`
const delivered = `select count(*)::int as delivered, count(*) filter (where ${day('delivered_at')} <= ${day('promised_at')})::int as on_time
  from shipments where customer_id = $1 and status = 'delivered' and promised_at is not null and delivered_at is not null`

type Won = { won: number; value: string | null }

const euro = (value: string | null | undefined) => ({ amount: value ?? '0.00', currency: 'EUR' as const })

/** Margins are read with the system's rights, as in the list of quotes. */
export async function customerFigures(
  tx: Transaction,
  customerId: string,
  now: Date,
): Promise<CustomerFigures> {
  const months = lastMonths(now, shownMonths)
  const since = momentsOf(months[0] ?? '').from.toISOString()
  const [requests, won, lanes, [all], [answer], [arrived]] = await Promise.all([
    tx.asSystem<{ month: string; requests: number }>(asked, [customerId, since]),
    tx.asSystem<Won & { month: string }>(wonByMonth, [customerId, since]),
    tx.asSystem<Won & { lane: string }>(wonByLane, [customerId]),
    tx.asSystem<Pick<CustomerFigures, 'won' | 'lost' | 'margin_pct'>>(settled, [customerId]),
    tx.asSystem<{ hours: number | null }>(answered, [customerId]),
    tx.asSystem<Pick<CustomerFigures, 'delivered' | 'on_time'>>(delivered, [customerId]),
  ])
  return {
    months: months.map((month) => {
      const of = won.find((each) => each.month === month)
      return {
        month,
        requests: requests.find((each) => each.month === month)?.requests ?? 0,
        won: of?.won ?? 0,
        value: euro(of?.value),
      }
    }),
    lanes: lanes.map(({ value, ...lane }) => ({ ...lane, value: euro(value) })),
    won: all?.won ?? 0,
    lost: all?.lost ?? 0,
    margin_pct: all?.margin_pct ?? null,
    answer_hours: answer?.hours ?? null,
    delivered: arrived?.delivered ?? 0,
    on_time: arrived?.on_time ?? 0,
  }
}
