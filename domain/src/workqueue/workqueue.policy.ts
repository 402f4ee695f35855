/** Who holds a work item, and whether it may be closed by hand. */
import { exceptionKinds } from '#tracking/exception-kinds.ts'
import type { Holder, WorkKind } from '#workqueue/work-item.ts'

/** The colleague who has taken an item on; it is taken over only from the one who is named. */
export function colleagueHolding(
  { assigned_to, assignee_name }: { assigned_to: string | null; assignee_name: string },
  personId: string | undefined,
): Holder | undefined {
  if (assigned_to === null || assigned_to === personId) return undefined
  return { assigned_to, assignee_name }
}

/** What closes by itself once it is done. An exception is told by its own list of kinds. */
const undone = {
  new_request: 'REQUEST_UNPRICED',
  revision: 'REQUEST_UNPRICED',
  unanswered_message: 'MESSAGE_UNANSWERED',
  expiring_quote: 'QUOTE_UNANSWERED',
  inbound_mail: 'MAIL_UNSETTLED',
  data_request: 'DATA_REQUEST_OPEN',
  forgotten_lead: 'DECISION_NEEDED',
} as const satisfies Partial<Record<WorkKind, string>>

export type Undone = (typeof undone)[keyof typeof undone] | 'STILL_WRONG'

/** What an open item of this kind leaves undone when somebody closes it; nothing where their word is enough. */
export function undoneBy(kind: WorkKind): Undone | undefined {
  const isException = (exceptionKinds as readonly WorkKind[]).includes(kind)
  return isException ? 'STILL_WRONG' : (undone as Partial<Record<WorkKind, Undone>>)[kind]
}

/** A reason is enough for the others: these end only with what they stand for. */
export function isClosedByItselfOnly(problem: Undone): boolean {
  return problem === 'DATA_REQUEST_OPEN' || problem === 'DECISION_NEEDED'
}
