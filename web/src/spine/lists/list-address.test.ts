import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextSort, readListState, withColumn, withOption, withoutFilters } from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'

type Row = { id: string }
const column = (key: string) => ({ key, head: key, cell: () => key, width: 8 })
const options = [
  { key: 'all', label: 'Tümü', params: {} },
  { key: 'pending', label: 'Bekliyor', params: { status: 'pending' } },
  { key: 'late', label: 'Geciken', params: { overdue: '1' } },
]
const definition: ListDefinition<Row> = {
  label: 'Liste',
  caption: 'Liste',
  columns: [
    { ...column('title'), place: 'main', sort: 'title' },
    { ...column('due'), sort: 'due' },
    { ...column('created'), optional: true, sort: 'created' },
    { ...column('act'), place: 'acts' },
  ],
  defaultSort: '-created',
  searchLabel: 'Ara',
  chips: { label: 'Durum', options },
  selects: [{ name: 'kind', label: 'Tür', all: 'Hepsi', options: [{ value: 'demo', label: 'Demo' }] }],
  links: [{ name: 'customer', isValid: (value) => value.length === 2, text: (value) => value }],
  noun: 'satır',
  rowName: ({ id }) => id,
  notFound: 'Yok',
  empty: { title: 'Boş' },
  failure: { title: 'Hata' },
}
const read = (query: string) => readListState(definition, new URLSearchParams(query))

test('search, order, columns and filters are read from the URL', () => {
  expect(read('search=%20mersin%20&sort=-due&columns=created&status=pending&kind=demo&customer=ab')).toEqual({
    search: 'mersin',
    sort: '-due',
    columns: ['title', 'created', 'act'],
    filters: { status: 'pending', kind: 'demo', customer: 'ab' },
  })
})

test('what is unknown is ignored, and a long search text is cut to what the server accepts', () => {
  const long = `${'a'.repeat(79)}🚢 ve sonrası`
  const query = `sort=constructor&columns=x,y&status=x&kind=x&customer=x&search=${encodeURIComponent(long)}`
  expect(read(query)).toEqual({
    search: 'a'.repeat(79),
    sort: null,
    columns: ['title', 'due', 'act'],
    filters: {},
  })
  expect(read('status=x&overdue=1').filters).toEqual({ overdue: '1' })
})

test('the order that the list has by itself is no order of one’s own', () => {
  expect(read('sort=-created').sort).toBeNull()
  expect(read('sort=created').sort).toBe('created')
})

test('one chip replaces another, and clearing keeps order and columns', () => {
  expect(withOption('?status=pending&sort=due', options, options[2] as (typeof options)[2])).toBe(
    '?sort=due&overdue=1',
  )
  expect(withoutFilters(definition, '?search=a&status=x&overdue=1&kind=demo&customer=ab&sort=due')).toBe(
    '?sort=due',
  )
})

test('pressing a head goes through ascending and descending and comes back to the list’s own order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('title', 'due', 'created'),
      fc.constantFrom('due', '-due', 'title', '-created'),
      fc.constantFrom(null, 'title', '-title', 'due', '-due'),
      (key, defaultSort, start) => {
        const seen = new Set<string>()
        let sort: string | null = start === defaultSort ? null : start
        for (let press = 0; press < 4; press += 1) {
          sort = nextSort(sort, key, defaultSort)
          seen.add(sort ?? defaultSort)
        }
        expect(seen).toEqual(new Set([key, `-${key}`, defaultSort]))
      },
    ),
  )
})

test('columns that are shown and hidden again are the list’s own, and no choice hides the main one', () => {
  const hidden = withColumn(definition, ['title', 'due', 'act'], 'due')
  expect(hidden).toBe('')
  expect(read('columns=').columns).toEqual(['title', 'act'])
  const added = withColumn(definition, ['title', 'due', 'act'], 'created')
  expect(added).toBe('due,created')
  expect(withColumn(definition, read(`columns=${added}`).columns, 'created')).toBeNull()
})
