/** What the colleagues of the demo did with the work that is still open: noted something, handed it over, gave it back, put it off. */
import { demoRepresentatives } from '#assembly/demo/demo-world.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import { helperOf } from '#assembly/demo/history/who-did-it.ts'
import type { workItemEvents } from '#features/workqueue/work-item-events.table.ts'
import type { workItems } from '#features/workqueue/work-items.table.ts'

type WorkItem = typeof workItems.$inferInsert
type WorkEvent = typeof workItemEvents.$inferInsert

const [hourMs, dayMs] = [3_600_000, 86_400_000]
const iso = (at: number) => new Date(at).toISOString()

/** One of so many open items each. */
const every = { note: 4, handedOver: 7, givenBack: 9, putOff: 11 }

export function inventWorkActs(
  random: Random,
  items: readonly WorkItem[],
  now: number,
): { items: WorkItem[]; events: WorkEvent[] } {
  const events: WorkEvent[] = []
  let place = 0
  const changed = items.map((item) => {
    const plain = { ...item, snoozed_until: null as string | null }
    if (item.status !== 'open' || !item.assigned_to || !item.id) return plain
    place += 1
    const at = Math.min(now - hourMs / 2, Date.parse(item.created_at ?? iso(now)) + hourMs)
    const add = (event: Partial<WorkEvent> & Pick<WorkEvent, 'kind'>) =>
      events.push({
        id: random.id(at),
        work_item_id: item.id ?? '',
        actor_id: item.assigned_to ?? null,
        colleague_id: null,
        text: '',
        until: null,
        priority: null,
        created_at: iso(at),
        ...event,
      })
    if (place % every.note === 0) add({ kind: 'note', text: noteOf(place, item.assigned_to) })
    if (place % every.handedOver === 0) {
      const colleague = helperOf(item.assigned_to, place / every.handedOver)
      add({
        kind: 'handed_over',
        colleague_id: colleague.id,
        text: 'Bugün yetişemeyeceğim, siz bakar mısınız?',
      })
      return { ...plain, assigned_to: colleague.id }
    }
    if (place % every.givenBack === 0) {
      add({ kind: 'released' })
      return { ...plain, assigned_to: null }
    }
    if (place % every.putOff === 0) {
      const until = iso(now + 2 * dayMs)
      add({ kind: 'snoozed', until, text: 'Müşteri iki gün sonra dönecek.' })
      return { ...plain, snoozed_until: until }
    }
    return plain
  })
  return { items: changed, events }
}

function colleagueOf(id: string) {
  const place = demoRepresentatives.findIndex((person) => person.id === id)
  return demoRepresentatives[(place + 1) % demoRepresentatives.length] ?? { id, name: '' }
}

function noteOf(place: number, assignedTo: string): string {
  const notes = [
    'Müşteri arandı, ölçüleri öğleden sonra gönderecek.',
    `@${colleagueOf(assignedTo).name} bu hatta geçen ayki fiyatı hatırlıyor musunuz?`,
    'Taşıyıcıdan fiyat istendi, yarın sabah gelecek.',
  ]
  return notes[place % notes.length] ?? ''
}
