import { quickTitle } from '@kervan/domain/requests/quick-form.ts'
import { expect, test } from 'vitest'
import { titleBesideLane } from '#features/requests/staff/title-beside-lane.ts'

const cities = { origin_city: 'İzmir', destination_city: 'Hamburg' }
const beside = (title: string) => titleBesideLane({ ...cities, title })
const route = { from_city: 'İzmir', to_city: 'Hamburg' }

test('the wizard’s title leaves its way, by sea in one word', () => {
  expect(beside(quickTitle({ transport_mode: 'sea_fcl', route }))).toBe('FCL')
  expect(beside(quickTitle({ transport_mode: 'sea_lcl', route }))).toBe('LCL')
  expect(beside(quickTitle({ transport_mode: 'air', route }))).toBe('Hava kargo')
})

test('a title that begins with the lane leaves the rest', () => {
  expect(beside('İzmir – Hamburg, 6 palet')).toBe('6 palet')
  expect(beside('İzmir – Hamburg')).toBe('')
})

test('words of one’s own stay whole, also those that name another lane', () => {
  expect(beside('Fuar yükü (VIP): İzmir – Hamburg')).toBe('Fuar yükü (VIP)')
  expect(beside('Makine parçaları')).toBe('Makine parçaları')
  expect(beside('Kara yolu: Bursa – Hamburg')).toBe('Kara yolu: Bursa – Hamburg')
})
