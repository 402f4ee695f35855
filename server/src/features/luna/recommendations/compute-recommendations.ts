/**
 * Computes what is recommended to each customer and stores it. What was answered stays answered; what no longer holds ends, and what holds
 * again for the same reason opens again unless it was answered. Customers learn of what is new at once.
 */
import { customerAdvised } from '@kervan/domain/customers/customers.events.ts'
import { recommendationMade, recommendationsChanged } from '@kervan/domain/luna/analysis.events.ts'
import { dueAgain } from '#features/luna/recommendations/due-again.ts'
import { joinableLoads } from '#features/luna/recommendations/joinable-loads.ts'
import { lateShipments } from '#features/luna/recommendations/late-shipments.ts'
import type { NewRecommendation } from '#features/luna/recommendations/new-recommendation.ts'
import { recommendations } from '#features/luna/recommendations/recommendations.table.ts'
import { risingPrices } from '#features/luna/recommendations/rising-prices.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'
import type { Emit } from '#spine/database/outbox.ts'

const atOnce = 500
const perCustomer = 3

const end = `
  update recommendations r set ended_at = now()
  where ended_at is null and acted_at is null and dismissed_at is null
    and not exists (select from jsonb_to_recordset($1::jsonb) as f (customer_id uuid, key text)
      where f.customer_id = r.customer_id and f.key = r.key)
  returning r.customer_id`

const answeredOf = `
  select r.customer_id, r.key from jsonb_to_recordset($1::jsonb) as f (customer_id uuid, key text)
  join recommendations r on r.customer_id = f.customer_id and r.key = f.key
  where r.acted_at is not null or r.dismissed_at is not null`

/** Without `emit` nobody is told, as in a world that is being made. */
export async function computeRecommendations(tx: Transaction, now: Date, emit?: Emit): Promise<void> {
  await tx.asSystem("select pg_advisory_xact_lock(hashtext('luna-recommendations'))", [])
  const found = mostImportant(
    await unanswered(tx, [
      ...(await lateShipments(tx)),
      ...(await joinableLoads(tx)),
      ...(await risingPrices(tx, now)),
      ...(await dueAgain(tx)),
    ]),
  )
  const made: { id: string; customer_id: string; title: string }[] = []
  for (let start = 0; start < found.length; start += atOnce)
    made.push(...(await write(tx, found.slice(start, start + atOnce))))
  const ended = await tx.asSystem<{ customer_id: string }>(end, [reasonsOf(found)])
  if (!emit) return
  for (const { id, customer_id, title } of made) {
    await emit(tx, recommendationMade, [`user:${customer_id}`], { recommendation_id: id, title })
    await emit(tx, customerAdvised, [], { customer_id, recommendation_id: id, step: 'made' })
  }
  for (const customerId of new Set(ended.map(({ customer_id }) => customer_id)))
    await emit(tx, recommendationsChanged, [`user:${customerId}`], {})
}

type Reason = Pick<NewRecommendation, 'customer_id' | 'key'>

const reasonsOf = (found: readonly NewRecommendation[]) =>
  JSON.stringify(found.map(({ customer_id, key }): Reason => ({ customer_id, key })))

/** What was answered takes nobody's place. */
async function unanswered(tx: Transaction, found: readonly NewRecommendation[]) {
  const answered = await tx.asSystem<Reason>(answeredOf, [reasonsOf(found)])
  const named = ({ customer_id, key }: Reason) => `${customer_id} ${key}`
  const known = new Set(answered.map(named))
  return found.filter((each) => !known.has(named(each)))
}

/** In the order of the kinds; more than a few are read by nobody. */
function mostImportant(found: readonly NewRecommendation[]): NewRecommendation[] {
  return [...Map.groupBy(found, ({ customer_id }) => customer_id).values()].flatMap((own) =>
    own.slice(0, perCustomer),
  )
}

/** Answers those that are new, or hold again. */
async function write(tx: Transaction, rows: readonly NewRecommendation[]) {
  const stored = await tx.db
    .insert(recommendations)
    .values([...rows])
    .onConflictDoUpdate({
      target: [recommendations.customer_id, recommendations.key],
      set: {
        title: sql`excluded.title`,
        text: sql`excluded.text`,
        evidence: sql`excluded.evidence`,
        ended_at: sql`null`,
        created_at: sql`case when ${recommendations.ended_at} is null then ${recommendations.created_at} else now() end`,
      },
      setWhere: sql`${recommendations.acted_at} is null and ${recommendations.dismissed_at} is null`,
    })
    .returning({
      id: recommendations.id,
      customer_id: recommendations.customer_id,
      title: recommendations.title,
      is_new: sql<boolean>`${recommendations.created_at} = now()`,
    })
  return stored.filter(({ is_new }) => is_new)
}
