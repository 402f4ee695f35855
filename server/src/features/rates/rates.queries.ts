/** Reads the rates that hold on a day, and the bulletins they come from. */
import type { FrozenRates } from '@kervan/domain/rates/frozen-rates.ts'
import { ratedCurrencies } from '@kervan/domain/rates/rate-source.ts'
import type { Bulletin, CurrentRate } from '@kervan/domain/rates/rates.contract.ts'
import { overrules } from '@kervan/domain/rates/rates.policy.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { rateBulletins } from '#features/rates/rate-bulletins.table.ts'
import { rates } from '#features/rates/rates.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { desc, eq, inArray, or, sql } from '#spine/database/drizzle.ts'

const shownBulletins = 15

const origin = {
  source: rateBulletins.source,
  date: rateBulletins.date,
  bulletin_no: rateBulletins.bulletin_no,
  entered_by: rateBulletins.entered_by,
  note: rateBulletins.note,
  stored_at: rateBulletins.stored_at,
}
const price = { currency: rates.currency, buying: rates.buying, selling: rates.selling }

export const today = () => dayInIstanbul(new Date())

/**
 * For each currency the newest bulletin up to the day that has it, and otherwise the oldest there is, so that there is always a
 * rate. The central bank's bulletins come before shipped and invented ones; a rate entered by hand may overrule them.
 */
export async function ratesOn(db: Db, day: string = today()): Promise<CurrentRate[]> {
  const isManual = sql`${rateBulletins.source} = 'manual'`
  const isDue = sql`${rateBulletins.date} <= ${day}::date`
  const found: CurrentRate[] = await db
    .selectDistinctOn([rates.currency, isManual], { ...price, ...origin })
    .from(rates)
    .innerJoin(rateBulletins, eq(rateBulletins.id, rates.bulletin_id))
    .where(or(sql`not ${isManual}`, isDue))
    .orderBy(
      rates.currency,
      isManual,
      desc(isDue),
      desc(sql`${rateBulletins.source} = 'tcmb'`),
      sql`abs(${rateBulletins.date} - ${day}::date)`,
      desc(rateBulletins.id),
    )
  return ratedCurrencies.map((currency) => {
    const ofCurrency = found.filter((rate) => rate.currency === currency)
    const manual = ofCurrency.find(({ source }) => source === 'manual')
    const printed = ofCurrency.find(({ source }) => source !== 'manual')
    const holds = manual && (!printed || printed.date > day || overrules(manual.date, printed.date))
    const rate = holds ? manual : printed
    if (!rate) throw new Error(`There is no rate of ${currency}.`)
    return rate
  })
}

/** The same as a quote keeps them. One rate entered by hand makes the whole set so; its day is then that of the entry. */
export async function currentRates(db: Db, day: string = today()): Promise<FrozenRates> {
  const found = await ratesOn(db, day)
  const newestOf = (isManual: boolean) =>
    found
      .filter(({ source }) => (source === 'manual') === isManual)
      .toSorted((a, b) => b.date.localeCompare(a.date))[0]
  const printed = newestOf(false)
  const newest = newestOf(true) ?? printed
  const buying = Object.fromEntries(found.map((rate) => [rate.currency, rate.buying]))
  return {
    source: newest?.source ?? 'shipped',
    date: newest?.date ?? day,
    bulletin_no: printed?.bulletin_no ?? null,
    try_per: buying as FrozenRates['try_per'],
  }
}

export async function newestBulletins(db: Db): Promise<Bulletin[]> {
  const bulletins = await db
    .select({ id: rateBulletins.id, ...origin })
    .from(rateBulletins)
    .orderBy(desc(rateBulletins.date), desc(rateBulletins.id))
    .limit(shownBulletins)
  const ids = bulletins.map(({ id }) => id)
  const priced = await db
    .select({ bulletin_id: rates.bulletin_id, ...price })
    .from(rates)
    .where(inArray(rates.bulletin_id, ids))
  return bulletins.map((bulletin) => ({
    ...bulletin,
    rates: ratedCurrencies.flatMap((currency) =>
      priced
        .filter((rate) => rate.bulletin_id === bulletin.id && rate.currency === currency)
        .map(({ bulletin_id, ...rate }) => rate),
    ),
  }))
}

/** The central bank's newest bulletin; nothing before the first. */
export function newestOfBank(db: Db) {
  return db
    .select({ date: rateBulletins.date, bulletin_no: rateBulletins.bulletin_no })
    .from(rateBulletins)
    .where(eq(rateBulletins.source, 'tcmb'))
    .orderBy(desc(rateBulletins.date))
    .limit(1)
}
