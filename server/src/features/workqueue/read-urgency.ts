/** Until when what is due is urgent at this moment. */
import { urgentUntil } from '@kervan/domain/workqueue/urgent.ts'
import type { WithCompany } from '#features/company/company-cache.ts'

export async function readUrgency({ company }: WithCompany): Promise<string> {
  return urgentUntil(new Date(), await company.calendar())
}
