import { quickTitle } from '@kervan/domain/requests/quick-form.ts'
import { expect, test } from 'vitest'
import { titleWithoutLane } from '#features/requests/staff/title-without-lane.ts'

const cities = { origin_city: 'İzmir', destination_city: 'Hamburg' }
const withoutLane = (title: string) => titleWithoutLane({ ...cities, title })
const route = { from_city: 'İzmir', to_city: 'Hamburg' }

test('of the wizard’s title only the transport mode is left, for sea in short form', () => {
  expect(withoutLane(quickTitle({ transport_mode: 'sea_fcl', route }))).toBe('FCL')
  expect(withoutLane(quickTitle({ transport_mode: 'sea_lcl', route }))).toBe('LCL')
  expect(withoutLane(quickTitle({ transport_mode: 'air', route }))).toBe('Hava kargo')
})

test('a lane at the start of a title is removed', () => {
  expect(withoutLane('İzmir – Hamburg, 6 palet')).toBe('6 palet')
  expect(withoutLane('İzmir – Hamburg')).toBe('')
})

test('a title of one’s own is kept, also if it names another lane', () => {
  expect(withoutLane('Fuar yükü (VIP): İzmir – Hamburg')).toBe('Fuar yükü (VIP)')
  expect(withoutLane('Makine parçaları')).toBe('Makine parçaları')
  expect(withoutLane('Kara yolu: Bursa – Hamburg')).toBe('Kara yolu: Bursa – Hamburg')
})
