/** Stores bulletins with their rates, with the system's rights; one that is known already stays as it is. */
import type { RateSource } from '@kervan/domain/rates/rate-source.ts'
import type { StoredRate } from '#features/rates/read-bulletin.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type NewBulletin = {
  source: Exclude<RateSource, 'manual'>
  date: string
  bulletin_no?: string
  raw?: string
  stored_at?: string
  rates: readonly StoredRate[]
}

/** A day has one bulletin per source, and a number is given once: what arrives twice is stored once. */
const store = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb)
      as given (source text, date date, bulletin_no text, raw text, stored_at timestamptz, rates jsonb)
  ), stored as (
    insert into rate_bulletins (source, date, bulletin_no, raw, stored_at)
    select source, date, bulletin_no, raw, coalesce(stored_at, now()) from given order by date
    on conflict do nothing returning id, source, date
  ), priced as (
    insert into rates (bulletin_id, currency, buying, selling)
    select stored.id, rate.currency, rate.buying, rate.selling
    from stored join given using (source, date),
      jsonb_to_recordset(given.rates) as rate (currency text, buying numeric, selling numeric)
  )
  select id from stored`

/** The ids of those that are new. */
export async function storeBulletins(tx: Transaction, bulletins: readonly NewBulletin[]): Promise<string[]> {
  return (await tx.asSystem<{ id: string }>(store, [JSON.stringify(bulletins)])).map(({ id }) => id)
}
