/** Who holds a work item. */
import type { Holder } from '#workqueue/work-item.ts'

/** The colleague who has taken an item on; it is taken over only from the one who is named. */
export function colleagueHolding(
  { assigned_to, assignee_name }: { assigned_to: string | null; assignee_name: string },
  personId: string | undefined,
): Holder | undefined {
  if (assigned_to === null || assigned_to === personId) return undefined
  return { assigned_to, assignee_name }
}
