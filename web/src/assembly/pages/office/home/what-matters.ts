/** What matters now in the office, as one sentence, and where to begin. */
import { formatAgo, formatDue } from '@kervan/domain/values/format-date.ts'
import { formatCounted } from '@kervan/domain/values/format-number.ts'

export type Matter = { text: string; to: string; tone: 'late' | 'soon' | 'calm' }

type Work = { title: string; due_at: string }
type Known = {
  open: number
  overdue: number
  urgent: number
  unassigned: number
  /** The open item that is due first. */
  first: Work | undefined
  /** The urgent one that is due first, which is another where one was marked urgent. */
  firstUrgent: Work | undefined
}

const queue = '/staff/work-queue'

export function whatMatters(
  { open, overdue, urgent, unassigned, first, firstUrgent }: Known,
  now: Date,
): Matter {
  if (overdue > 0) {
    const oldest =
      first &&
      `, ${overdue > 1 ? 'en eskisi ' : ''}${formatAgo(first.due_at, now).toLocaleLowerCase('tr')}: ${first.title}`
    return {
      text: `${formatCounted(overdue)} işin süresi geçti${oldest ?? ''}`,
      to: `${queue}?show=overdue`,
      tone: 'late',
    }
  }
  if (urgent > 0) {
    const next = firstUrgent && `; ilki ${formatDue(firstUrgent.due_at, now)}: ${firstUrgent.title}`
    return {
      text: `${formatCounted(urgent)} acil iş var${next ?? ''}`,
      to: `${queue}?priority=urgent`,
      tone: 'soon',
    }
  }
  if (unassigned > 0)
    return {
      text: `Acil iş yok; ${formatCounted(unassigned)} işi henüz kimse üstlenmedi`,
      to: `${queue}?show=unassigned`,
      tone: 'calm',
    }
  if (open > 0 && first)
    return {
      text: `Acil iş yok; sıradaki ${formatDue(first.due_at, now)}: ${first.title}`,
      to: queue,
      tone: 'calm',
    }
  return { text: 'Yapılacak iş kalmadı', to: queue, tone: 'calm' }
}
