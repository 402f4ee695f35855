/**
 * Where a visit comes from: its country by the table that comes with the product, its city where the operator has named a city database
 * (`GEOIP_CITY`). Of the address itself nothing is kept but its region.
 */
import { readFile } from 'node:fs/promises'
import { turkishProvinces } from '@kervan/domain/places/curated/turkish-provinces.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { type CityResponse, Reader } from 'maxmind'
import { countryOf } from '#features/auth/device.ts'
import { ConfigError } from '#spine/config/config.ts'
import { regionOf } from '#spine/http/network.ts'

export type VisitPlace = { country: string | null; city: string | null; network: string }
export type VisitPlaces = { placeOf(address: string): VisitPlace }
export type WithVisitPlaces = { visitPlaces: VisitPlaces }

/** The same address opens many pages. */
const cacheSize = 1_000
const longestName = 80

export async function createVisitPlaces(path: string | undefined): Promise<VisitPlaces> {
  const database = path === undefined ? undefined : await openCities(path)
  const known = new Map<string, VisitPlace>()
  return {
    placeOf(address) {
      const cached = known.get(address)
      if (cached) return cached
      const found = database && cityIn(database, address)
      const place = {
        country: found?.country ?? countryOf(address),
        city: found?.city ?? null,
        network: regionOf(address),
      }
      if (known.size >= cacheSize) known.clear()
      known.set(address, place)
      return place
    },
  }
}

/** At the start, so that an operator who has named a file that cannot be used learns of it then. */
async function openCities(path: string): Promise<Reader<CityResponse>> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`GEOIP_CITY: ${path} cannot be read: ${error.code ?? error.message}`)
  })
  try {
    const database = new Reader<CityResponse>(bytes)
    if (!/city/i.test(database.metadata.databaseType)) throw new Error('it has no cities')
    // A file that was cut off has a tree that leads past its end.
    for (const address of ['1.1.1.1', '81.0.0.1', '193.0.0.1', '223.255.255.255']) database.get(address)
    return database
  } catch (error) {
    throw new ConfigError(
      `GEOIP_CITY: ${path} is no city database in MaxMind’s format, or is damaged: ${(error as Error).message}`,
    )
  }
}

const provinces = new Map(turkishProvinces.map(([, name]) => [foldTurkish(name), name]))

function cityIn(database: Reader<CityResponse>, address: string) {
  try {
    const found = database.get(address.replace(/^::ffff:/i, ''))
    const names = found?.city?.names as Record<string, string> | undefined
    const name = names?.tr ?? names?.en
    const country = found?.country?.iso_code ?? null
    const inTurkish = name && country === 'TR' ? provinces.get(foldTurkish(name)) : undefined
    return { country, city: (inTurkish ?? name)?.slice(0, longestName) ?? null }
  } catch {
    // What it says of one address may be damaged; the visit counts all the same.
    return undefined
  }
}
