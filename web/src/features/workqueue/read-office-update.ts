/** Reads a live event as an update for the office. What that takes is loaded with the first event: schemas are heavy, and no page needs them to open. */
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import type { OfficeUpdate } from '@kervan/domain/workqueue/office-update.ts'
import { loadPatiently } from '#spine/api/load-patiently.ts'

export async function readOfficeUpdate(event: LiveEvent): Promise<OfficeUpdate | null> {
  const code = await loadPatiently(() => import('@kervan/domain/workqueue/office-update.ts')).catch(
    () => null,
  )
  return code?.officeUpdate(event) ?? null
}
