import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profiles } from '#features/customers/profiles.table.ts'
import { guest, system } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'
import { sharedServer } from '#testing/shared-server.ts'

const cities = [
  'İSTANBUL',
  'Istanbul',
  'ISPARTA',
  'Isparta',
  'Iğdır',
  'ığdır',
  'ŞIRNAK',
  'Çanakkale',
  'Ödemiş',
]
const searches: [typed: string, found: string[]][] = [
  ['istanbul', ['İSTANBUL', 'Istanbul']],
  ['ISTANBUL', ['İSTANBUL', 'Istanbul']],
  ['İstanbul', ['İSTANBUL', 'Istanbul']],
  ['isparta', ['ISPARTA', 'Isparta']],
  ['ısparta', ['ISPARTA', 'Isparta']],
  ['IĞDIR', ['Iğdır', 'ığdır']],
  ['sirnak', ['ŞIRNAK']],
  ['odemis', ['Ödemiş']],
]

const server = await sharedServer()
const staff = await server.signIn('staff')
const own = new Set<string>()
for (const company of cities.flatMap((city) => [city.normalize('NFC'), city.normalize('NFD')])) {
  const { userId } = await server.signIn('customer')
  own.add(userId)
  await server.services.actAs(system, (tx) =>
    tx.db
      .update(profiles)
      .set({ company, email: `${userId}@musteri.example` })
      .where(sql`id = ${userId}`),
  )
}

async function companiesFound(typed: string): Promise<string[]> {
  const path = `/customers?limit=100&search=${encodeURIComponent(typed)}`
  const { body } = await server.call<{ items: Profile[] }>('GET', path, { as: staff })
  return body.items.flatMap(({ id, company }) => (own.has(id) ? company : [])).sort()
}

async function foldedByDatabase(texts: string[]): Promise<string[]> {
  const { rows } = await server.services.readAs(guest, (db) =>
    db.execute<{ folded: string }>(
      sql`select kervan_fold(word) as folded from unnest(${sql.param(texts)}::text[]) with ordinality as t(word, place) order by place`,
    ),
  )
  return rows.map((row) => row.folded)
}

test('the database folds the cities as the code does, composed and decomposed', async () => {
  const words = [
    ...cities,
    ...searches.map(([typed]) => typed),
    'Straße Øre ŁÓDŹ Đakovo Æsir ŒUVRE ﬁrma ẞ İı',
  ]
  const texts = words.flatMap((word) => [word.normalize('NFC'), word.normalize('NFD')])
  expect(await foldedByDatabase(texts)).toEqual(texts.map(foldTurkish))
})

test('the database folds any text in Latin letters as the code does', async () => {
  const inRange = (low: number, high: number) =>
    fc.integer({ min: low, max: high }).map((point) => String.fromCodePoint(point))
  const letter = fc.oneof(
    fc.constantFrom(...'ıIiİşŞğĞüÜöÖçÇâÂîÎûÛ \t\n\u00a0'),
    inRange(0x20, 0x7e),
    inRange(0xa0, 0x24f),
    inRange(0x1e00, 0x1eff),
    inRange(0x300, 0x36f),
    inRange(0xff21, 0xff5a),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: letter, maxLength: 24 }), { minLength: 50, maxLength: 50 }),
      async (texts) => {
        expect(await foldedByDatabase(texts)).toEqual(texts.map(foldTurkish))
      },
    ),
    { numRuns: 60 },
  )
})

test.each(searches)('staff searching for %s find the city in every spelling', async (typed, expected) => {
  for (const form of ['NFC', 'NFD'] as const) {
    expect(await companiesFound(typed.normalize(form))).toEqual(
      expected.flatMap((city) => [city.normalize('NFC'), city.normalize('NFD')]).sort(),
    )
  }
})

test.each(['%', '_', '\\', '%%stan', 'i_tanbul'])(
  'characters of the pattern language are found literally: %s',
  async (typed) => expect(await companiesFound(typed)).toEqual([]),
)
