/** Reads what the company says counts as late, inside a transaction: a copy may be some seconds old. */
import { type LateAfterHours, lateAfterHours } from '@kervan/domain/company/late-after-hours.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export async function readLateAfterHours(tx: Transaction): Promise<LateAfterHours> {
  const [company] = await tx.asSystem<{ hours: LateAfterHours | null }>(
    "select data -> 'late_after_hours' as hours from company",
    [],
  )
  return company?.hours ?? lateAfterHours
}
