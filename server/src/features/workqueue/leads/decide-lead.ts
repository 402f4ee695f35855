/** What staff decide of a lead: it rests until a day, is given up, or is looked after again. The decision stands in the customer's history. */
import { customerContacted, profileChanged } from '@kervan/domain/customers/customers.events.ts'
import { problems } from '@kervan/domain/problems.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { longestParkedDays } from '@kervan/domain/workqueue/lead-steps.ts'
import { workProblems } from '@kervan/domain/workqueue/workqueue.copy.ts'
import { ORPCError } from '@orpc/server'
import { customerContacts } from '#features/customers/customer-contacts.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type Decision =
  | { kind: 'park'; until: string; reason: string }
  | { kind: 'give up'; reason: string }
  | { kind: 'resume' }

export function decideLead(
  { services, actor, person }: SignedInCall,
  id: string,
  decision: Decision,
): Promise<{ done: true }> {
  if (decision.kind === 'park' && !isAhead(decision.until)) refuse('PARK_RANGE')
  return services.actAs(actor, async (tx) => {
    const [lead] = await tx.db
      .select({ first_request_at: profiles.first_request_at })
      .from(profiles)
      .where(eq(profiles.id, id))
      .for('no key update')
    if (!lead) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    if (lead.first_request_at) refuse('NOT_A_LEAD')
    await tx.db
      .update(profiles)
      .set({ ...valuesOf(decision), updated_at: sql`now()` })
      .where(eq(profiles.id, id))
    await tx.db
      .insert(customerContacts)
      .values({ customer_id: id, kind: 'note', text: wordsOf(decision), created_by: person.id })
    await services.emit(tx, profileChanged, ['staff', `user:${id}`], { customer_id: id })
    // What asks for the decision closes with it.
    await services.emit(tx, customerContacted, ['staff'], { customer_id: id })
    return { done: true }
  })
}

function refuse(code: 'NOT_A_LEAD' | 'PARK_RANGE'): never {
  throw new ORPCError(code, workProblems[code])
}

function isAhead(day: string): boolean {
  const today = dayInIstanbul(new Date())
  return day > today && day <= daysLater(today, longestParkedDays)
}

function valuesOf(decision: Decision) {
  const none = { lead_parked_until: null, given_up_at: null, given_up_because: '' }
  if (decision.kind === 'park')
    return { ...none, lead_parked_until: startOfDay(decision.until).toISOString() }
  if (decision.kind === 'give up')
    return { ...none, given_up_at: sql`now()`, given_up_because: decision.reason }
  return none
}

function wordsOf(decision: Decision): string {
  if (decision.kind === 'resume') return 'Aday yeniden ele alındı.'
  if (decision.kind === 'give up') return `Adaydan vazgeçildi. ${decision.reason}`
  const until = `Aday ${formatDate(startOfDay(decision.until))} gününe kadar bekletiliyor.`
  return [until, decision.reason].filter(Boolean).join(' ')
}
