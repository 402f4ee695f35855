import { expect, test } from 'vitest'
import { readLoad, type TypedLoad, withLoad } from '#assembly/pages/site/tools/load-address.ts'
import { blankRow } from '#assembly/pages/site/tools/load-draft.ts'

const load: TypedLoad = {
  rows: [
    { id: 1, count: '8', length: '120', width: '80', height: '160', weight: '2.400', stackable: true },
    { id: 2, count: '1', length: '12,5', width: '', height: '', weight: '', stackable: false },
  ],
  service: 'express',
  factor: { name: 'own', own: '1900' },
}

test('what is typed comes back from the address, also where it is not finished', () => {
  const params = withLoad(new URLSearchParams('mode=road'), load)
  expect(params.get('mode')).toBe('road')
  expect(readLoad(new URLSearchParams(params.toString()))).toEqual(load)
})

test('a blank load leaves the address as it is', () => {
  const { service, factor } = readLoad(new URLSearchParams())
  const params = withLoad(new URLSearchParams('mode=lcl&yuk=1*2*3*4*5'), {
    rows: [blankRow(1)],
    service,
    factor,
  })
  expect(params.toString()).toBe('mode=lcl')
})

test('an address that somebody has written wrongly gives rows that can be corrected', () => {
  const { rows, factor } = readLoad(new URLSearchParams(`yuk=a~${'9'.repeat(40)}*1&ldm=europe&hizmet=x`))
  expect(rows.map(({ count, length }) => [count, length])).toEqual([
    ['a', ''],
    ['9'.repeat(16), '1'],
  ])
  expect(factor).toEqual({ name: 'europe', own: '' })
})
