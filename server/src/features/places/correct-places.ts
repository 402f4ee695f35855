/** Corrects places: what differs from the shipped tables is kept, and nothing else, so that a reset is their word again. */

import type { CorrectablePlace, PlaceForm } from '@kervan/domain/places/corrections.contract.ts'
import { noCorrections, type PlaceCorrections } from '@kervan/domain/places/corrections.ts'
import { servicesOf } from '@kervan/domain/places/gateways/port-services.ts'
import { servesMode, usualGateways } from '@kervan/domain/places/gateways/suggest-gateways.ts'
import { placeName, positionOf } from '@kervan/domain/places/known-places.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import { placeCorrections } from '#features/places/place-corrections.queries.ts'
import { placeCorrectionRows } from '#features/places/place-corrections.table.ts'
import { type RankedPlace, toPlace } from '#features/places/places.queries.ts'
import { places } from '#features/places/places.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { desc, eq, inArray, type SQL, sql } from '#spine/database/drizzle.ts'
import { containing } from '#spine/database/folded-search.ts'

const mostListed = 50

/** Without a search those that were corrected. */
export async function correctablePlaces(db: Db, search: string): Promise<CorrectablePlace[]> {
  const corrections = await placeCorrections(db)
  if (search) return readPlaces(db, corrections, sql`${places.search} like ${containing(search)}`)
  const corrected = await db.select({ code: placeCorrectionRows.code }).from(placeCorrectionRows)
  const all = await db.select({ code: places.code, rank: places.rank }).from(places)
  const resized = all.filter(({ code, rank }) => isResized(code, rank))
  const codes = [...corrected, ...resized].map(({ code }) => code)
  return codes.length === 0 ? [] : readPlaces(db, corrections, inArray(places.code, codes))
}

async function readPlaces(
  db: Db,
  corrections: PlaceCorrections,
  where: SQL | undefined,
): Promise<CorrectablePlace[]> {
  const rows = await db
    .select(columns)
    .from(places)
    .where(where)
    .orderBy(desc(places.rank), places.name)
    .limit(mostListed)
  return rows.map((row) => describe(row, corrections))
}

const columns = {
  code: places.code,
  name: places.name,
  country_code: places.country_code,
  kinds: places.kinds,
  iata: places.iata,
  rank: places.rank,
}
type Row = Pick<RankedPlace, 'code' | 'name' | 'country_code' | 'kinds' | 'iata' | 'rank'>

/** A place that is not shipped has no size of its own to differ from. */
const isResized = (code: string, rank: number) => (positionOf(code)?.rank ?? rank) !== rank

function factsOf({ code, kinds }: Row, corrections: PlaceCorrections) {
  const isPort = kinds.includes('port')
  return {
    ports: [...usualGateways('sea', code, corrections)],
    airports: [...usualGateways('air', code, corrections)],
    services: isPort ? [...(corrections.services.get(code) ?? servicesOf(code))] : [],
    air_cargo: kinds.includes('airport') && servesMode('air', code, corrections),
  }
}

function describe(row: Row, corrections: PlaceCorrections): CorrectablePlace {
  const { rank, ...place } = row
  const [now, shipped] = [factsOf(row, corrections), factsOf(row, noCorrections)]
  const named = (code: string) => ({ code, name: placeName(code) || code })
  return {
    ...toPlace(place),
    ...now,
    rank,
    ports: now.ports.map(named),
    airports: now.airports.map(named),
    is_corrected: isResized(row.code, rank) || !sameJson(now, shipped),
  }
}

export type Refused = 'NOT_FOUND' | 'WRONG_GATEWAY'

export async function correctPlace(
  { db }: Transaction,
  code: string,
  { rank, ...form }: PlaceForm,
): Promise<CorrectablePlace | Refused> {
  const [row] = await db.select(columns).from(places).where(eq(places.code, code)).for('update')
  if (!row) return 'NOT_FOUND'
  const shipped = factsOf(row, noCorrections)
  const unlessShipped = <Key extends keyof typeof shipped>(key: Key) =>
    sameJson(form[key], shipped[key]) ? null : form[key]
  const changed = {
    ports: unlessShipped('ports'),
    airports: unlessShipped('airports'),
    services: row.kinds.includes('port') ? unlessShipped('services') : null,
    air_cargo: row.kinds.includes('airport') ? unlessShipped('air_cargo') : null,
  }
  if (!(await areGateways(db, 'port', changed.ports ?? []))) return 'WRONG_GATEWAY'
  if (!(await areGateways(db, 'airport', changed.airports ?? []))) return 'WRONG_GATEWAY'
  if (Object.values(changed).every((value) => value === null))
    await db.delete(placeCorrectionRows).where(eq(placeCorrectionRows.code, code))
  else
    await db
      .insert(placeCorrectionRows)
      .values({ code, ...changed })
      .onConflictDoUpdate({ target: placeCorrectionRows.code, set: { ...changed, updated_at: sql`now()` } })
  if (rank !== row.rank)
    await db.update(places).set({ rank, updated_at: sql`now()` }).where(eq(places.code, code))
  return describe({ ...row, rank }, await placeCorrections(db))
}

async function areGateways(db: Db, kind: 'port' | 'airport', codes: readonly string[]): Promise<boolean> {
  if (codes.length === 0) return true
  const known = await db
    .select({ kinds: places.kinds })
    .from(places)
    .where(inArray(places.code, [...codes]))
  return (
    known.length === new Set(codes).size &&
    codes.length === known.length &&
    known.every(({ kinds }) => kinds.includes(kind))
  )
}

export async function resetPlace({ db }: Transaction, code: string): Promise<CorrectablePlace | undefined> {
  const [row] = await db.select(columns).from(places).where(eq(places.code, code)).for('update')
  if (!row) return undefined
  await db.delete(placeCorrectionRows).where(eq(placeCorrectionRows.code, code))
  const rank = positionOf(code)?.rank ?? row.rank
  if (rank !== row.rank)
    await db.update(places).set({ rank, updated_at: sql`now()` }).where(eq(places.code, code))
  return describe({ ...row, rank }, await placeCorrections(db))
}
