/** Asks the carrier about shipments by sea, on their way or lately delivered, in turns: the one that is due for longest comes first; once a day about everything. */
import { activeStatuses } from '@kervan/domain/shipments/shipments.policy.ts'
import { CarrierError, type WithCarrierSource } from '#features/tracking/carrier-source.ts'
import { isPaused, mayBeAsked, mostRefusals } from '#features/tracking/dcsa-source.ts'
import type { Log } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

export const pollCarrierJob = defineJob({
  name: 'poll-carrier',
  retries: 0,
  retryDelay: 30,
  expireSeconds: 120,
  schedule: '* * * * *',
})

/** The next question about each shipment is about all that was ever said: what a carrier changes or takes back late is heard with it. */
export const askAnewJob = defineJob({
  name: 'ask-carrier-anew',
  retries: 2,
  retryDelay: 300,
  expireSeconds: 120,
  schedule: '20 1 * * *',
})

/** What was asked this short a time ago can wait. */
const againAfterMinutes = 15
/** A delivered one: its empty container is still to be given back, and a carrier corrects itself late. */
const deliveredAgainAfterMinutes = 6 * 60
const deliveredDays = 30
/** More than a minute's calls allow; what is left comes first in the next run. */
const mostAsked = 200
const runMs = 55_000

type Parts = Pick<Services, 'actAs' | 'config'> & WithCarrierSource & { log: Pick<Log, 'warn'> }

export function createPollCarrier({ carrierSource, config, log, ...parts }: Parts): JobHandler<object> {
  return async (_, signal) => {
    if (!config.trackingUrl || !carrierSource || (await isPaused(parts))) return
    const end = AbortSignal.any([signal, AbortSignal.timeout(runMs)])
    let refused = 0
    for (const id of await nextInTurn(parts)) {
      if (end.aborted) return
      try {
        await carrierSource.ask([id], end)
        refused = 0
      } catch (error) {
        if (end.aborted) return
        if (!(error instanceof CarrierError)) throw error
        log.warn({ err: error }, 'the carrier gave no news of a shipment')
        refused += 1
        if (refused === mostRefusals || (await isPaused(parts))) return
      }
    }
  }
}

export function createAskAnew({ actAs }: Pick<Services, 'actAs'>): JobHandler<object> {
  return async () => {
    await actAs(system, (tx) =>
      tx.asSystem('update carrier_polls set heard_until = null where heard_until is not null', []),
    )
  }
}

async function nextInTurn({ actAs }: Pick<Services, 'actAs'>): Promise<string[]> {
  const rows = await actAs(system, (tx) =>
    tx.asSystem<{ id: string }>(
      `select s.id from shipments s left join carrier_polls p on p.shipment_id = s.id,
         lateral (select case when s.status = any($1::text[]) then p.asked_at + $2 * interval '1 minute'
           else coalesce(p.asked_at, s.delivered_at, s.updated_at) + $3 * interval '1 minute' end as at) due
       where (s.status = any($1::text[]) or s.status = 'delivered' and s.delivered_at > now() - $4 * interval '1 day'
           or s.status = 'cancelled' and s.updated_at > now() - $4 * interval '1 day')
         and ${mayBeAsked}
         and (due.at is null or due.at < now())
       order by due.at nulls first, s.id limit $5`,
      [[...activeStatuses], againAfterMinutes, deliveredAgainAfterMinutes, deliveredDays, mostAsked],
    ),
  )
  return rows.map(({ id }) => id)
}
