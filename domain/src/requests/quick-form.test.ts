import { expect, test } from 'vitest'
import { QuickFields } from '#requests/quick-form.ts'

test('an unknown mode and a missing one are different problems', () => {
  const fault = (transport_mode?: string) =>
    QuickFields.shape.transport_mode.safeParse(transport_mode).error?.issues[0]?.message
  expect(fault()).toBe('Taşıma şeklini seçin.')
  expect(fault('')).toBe('Taşıma şeklini seçin.')
  expect(fault('rail')).toBe('Taşıma şeklini seçin. (Invalid shipment type)')
  expect(fault('toString')).toBe('Taşıma şeklini seçin. (Invalid shipment type)')
  expect(fault('air')).toBeUndefined()
})
