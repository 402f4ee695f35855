/** Every customer of the demo world accepts something within the year: the last inquiry of whoever has not is answered with yes. */
import type { Plan } from '#assembly/demo/history/answer-plan.ts'
import type { Inquiry } from '#assembly/demo/history/invented-request.ts'
import type { RequestLifecycle } from '#assembly/demo/history/request-lifecycle.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Within a year whenever somebody looks at the world. */
const activeMs = 340 * dayMs
/** Pricing and an answer take at most this long; a later inquiry becomes an order, which is priced at once. */
const answerMs = 8 * dayMs

export type Acceptances = {
  formOf(inquiry: Inquiry): Inquiry
  planOf(inquiry: Inquiry, plan: Plan): Plan
  note(lifecycle: RequestLifecycle): void
}

/** Of inquiries in the order of their time. */
export function createAcceptances(now: number, inquiries: readonly Inquiry[]): Acceptances {
  const lastOf = new Map(inquiries.map(({ customer, at }) => [customer.id, at]))
  const accepted = new Set<string>()
  const isLastChance = ({ customer, at }: Inquiry) =>
    !accepted.has(customer.id) && lastOf.get(customer.id) === at
  return {
    formOf: (inquiry) =>
      isLastChance(inquiry) && now - inquiry.at < answerMs
        ? { ...inquiry, form: 'order', urgency: null }
        : inquiry,
    planOf(inquiry, plan) {
      if (!isLastChance(inquiry)) return plan
      const left = (now - inquiry.at) / hourMs - (plan.hours ?? 0)
      return {
        ...plan,
        answer: 'approve',
        revisedAfter: null,
        answerAfter: Math.min(plan.answerAfter, left * 0.8),
        cancelled: false,
      }
    },
    note({ inquiry, answer, answeredAt }) {
      if (answer === 'approve' && answeredAt !== null && answeredAt > now - activeMs)
        accepted.add(inquiry.customer.id)
    },
  }
}
