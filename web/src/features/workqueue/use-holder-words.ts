/** That a colleague holds an item, said before whoever acts on it goes on. Empty where none does. */
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { heldBy } from '@kervan/domain/workqueue/workqueue.copy.ts'
import { colleagueHolding } from '@kervan/domain/workqueue/workqueue.policy.ts'
import { useSession } from '#features/auth/session.ts'

export function useHolderWords(item: WorkItem): string {
  const holder = colleagueHolding(item, useSession('office').data?.person?.id)
  return holder ? `${heldBy(holder.assignee_name)} ` : ''
}
