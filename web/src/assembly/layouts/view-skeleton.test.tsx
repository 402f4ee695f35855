import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ViewSkeleton } from '#assembly/layouts/view-skeleton.tsx'
import { showPart } from '#testing/show-part.tsx'

test.each([
  ['/dashboard', 4],
  ['/dashboard?view=requests', 0],
  ['/staff', 4],
  ['/staff/requests', 0],
])('%s has the place of %i tiles while it is loaded, as many as it shows', async (address, tiles) => {
  await showPart(<ViewSkeleton />, 'desktop', address)
  const place = page.getByRole('status')
  await expect.element(place).toBeInTheDocument()
  expect(place.element().querySelectorAll('.grid > *')).toHaveLength(tiles)
})
