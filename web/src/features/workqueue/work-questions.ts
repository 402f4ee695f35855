/** What is asked before several items are completed or put off: how many colleagues hold, and how many stay open. */
import { formatCount } from '@kervan/domain/values/format-number.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { heldBy } from '@kervan/domain/workqueue/workqueue.copy.ts'
import { colleagueHolding, undoneBy } from '@kervan/domain/workqueue/workqueue.policy.ts'

type Selected = readonly WorkItem[]

const named = ({ length }: Selected) => (length === 1 ? 'Seçilen iş' : `Seçilen ${formatCount(length)} iş`)

function heldWords(items: Selected, me: string | undefined): string[] {
  const [first, ...others] = items.flatMap((item) => colleagueHolding(item, me) ?? [])
  if (!first) return []
  if (items.length === 1) return [heldBy(first.assignee_name)]
  if (others.length === 0) return ['1 işi bir meslektaşınız üstlenmiş.']
  return [`${formatCount(others.length + 1)} işi meslektaşlarınız üstlenmiş.`]
}

export function completeQuestion(items: Selected, me: string | undefined) {
  const undone = items.filter(({ kind }) => undoneBy(kind)).length
  return {
    title: `${named(items)} tamamlandı mı?`,
    description: [
      ...heldWords(items, me),
      ...(undone > 0 ? [`${formatCount(undone)} iş henüz yapılmadı ve açık kalır; yapılınca kapanır.`] : []),
      'Tamamlanan iş herkesin listesinden kalkar ve adınızla kaydedilir. Bu geri alınmaz.',
    ].join(' '),
  }
}

/** One's own and nobody's work is put off without a question. */
export function snoozeQuestion(items: Selected, me: string | undefined) {
  const held = heldWords(items, me)
  if (held.length === 0) return undefined
  return {
    title: `${named(items)} ertelensin mi?`,
    description: [...held, 'Ertelenen iş o zamana kadar kimsenin açık işleri arasında görünmez.'].join(' '),
  }
}
