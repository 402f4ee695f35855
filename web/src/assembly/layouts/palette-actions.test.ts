import { expect, test } from 'vitest'
import { officeNavigation } from '#assembly/layouts/office-navigation.ts'
import { paletteActions } from '#assembly/layouts/palette-actions.ts'
import { actionsFor } from '#features/palette/palette-action.ts'

test.each([
  ['müşteri ekle', '/staff/customers?new=1'],
  ['takvim', '/staff/work-queue?view=calendar'],
  ['verilen sözler', '/staff/work-queue/promises'],
  ['bildirimler', '/staff/notifications'],
])('%s is found in the palette', (typed, to) => {
  const found = actionsFor(paletteActions(officeNavigation, 'staff'), typed)
  expect(found.map((action) => action.to)).toContain(to)
})
