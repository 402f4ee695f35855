import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EtaMoved } from '#features/tracking/eta-moved.tsx'
import { showPart } from '#testing/show-part.tsx'

const told = (day: number, eta: string) => ({ told_at: `2026-11-0${day}T09:00:00.000Z`, eta, event_id: '' })
/** The end of 20 November in Istanbul, as a promise is stored. */
const promised = '2026-11-20T20:59:59.999Z'

test.each([
  ['2026-11-20T05:00:00.000Z', 'aynı gün'],
  ['2026-11-21T05:00:00.000Z', '1 gün sonra'],
  ['2026-11-18T21:30:00.000Z', '1 gün önce'],
])('an arrival that moves to %s moved by the calendar: %s', async (eta, words) => {
  await showPart(<EtaMoved history={[told(1, promised), told(2, eta)]} isOver={false} />)
  await expect.element(page.getByText(`(${words})`, { exact: false }).first()).toBeVisible()
})
