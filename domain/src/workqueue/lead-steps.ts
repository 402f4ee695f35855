/** What comes next with a lead: work that is open, a day until which it rests, or somebody speaking with them. Without zod. */
import { formatDate, formatDay, formatDue } from '#values/format-date.ts'
import { dayInIstanbul, daysBetween } from '#values/istanbul-time.ts'
import type { WorkKind } from '#workqueue/work-item.ts'

export const leadStepKinds = ['decide', 'work', 'parked', 'given_up', 'contact'] as const
export type LeadStepKind = (typeof leadStepKinds)[number]

/** `at` is when it is due, until when it rests, or when it was given up. */
export type LeadStep = {
  kind: LeadStepKind
  at: string
  /** Of work its title; of what was given up why. */
  text: string
  work_item_id: string | null
}

export type LeadFacts = {
  given_up_at: string | null
  given_up_because: string
  parked_until: string | null
  /** What is due first of the open work about them. */
  work: { id: string; kind: WorkKind; title: string; due_at: string } | null
  /** When a decision will be asked for, if nothing happens. */
  contact_by: string
}

/** Open work first, since somebody has it; what is given up rests for good, until somebody speaks with them. */
export function leadStep(facts: LeadFacts, now: Date): LeadStep {
  const { given_up_at, given_up_because, parked_until, work, contact_by } = facts
  if (work)
    return {
      kind: work.kind === 'forgotten_lead' ? 'decide' : 'work',
      at: work.due_at,
      text: work.title,
      work_item_id: work.id,
    }
  if (given_up_at) return { kind: 'given_up', at: given_up_at, text: given_up_because, work_item_id: null }
  if (parked_until && Date.parse(parked_until) > now.getTime())
    return { kind: 'parked', at: parked_until, text: '', work_item_id: null }
  return { kind: 'contact', at: contact_by, text: '', work_item_id: null }
}

/** As the list says it. */
export function leadStepWords({ kind, at, text }: LeadStep, now: Date): string {
  if (kind === 'work') return `${text}, ${formatDue(at, now)}`
  if (kind === 'decide') return 'Karar verin'
  if (kind === 'parked') return `Bekliyor: ${formatDate(at)}`
  if (kind === 'given_up') return `Vazgeçildi: ${text}`
  return Date.parse(at) > now.getTime() ? `Görüşün: en geç ${formatDay(at)}` : 'Görüşün'
}

/** For how long somebody is a lead: days for two months, then months. */
export function leadAge(since: string, now: Date): string {
  const days = daysBetween(dayInIstanbul(new Date(since)), dayInIstanbul(now))
  if (days <= 0) return 'Bugün'
  return days < 60 ? `${days} gün` : `${Math.floor(days / 30)} ay`
}

export const leadFilters = ['waiting', 'parked', 'given_up'] as const
export type LeadFilter = (typeof leadFilters)[number]
export const leadFilterWords: Record<LeadFilter, string> = {
  waiting: 'Karar bekleyen',
  parked: 'Bekletilen',
  given_up: 'Vazgeçilen',
}

/** How many leads one representative is asked about at the same time: a table of thousands that was brought in is not a queue of thousands. */
export const mostAskedAtOnce = 10
/** How far ahead a lead can be put. */
export const longestParkedDays = 365
