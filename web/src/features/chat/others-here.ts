/** Who of the other side looks at the conversation or types now, as said by the way: each is forgotten after some seconds. */
import { hereSeconds, type PresenceState, typingSeconds } from '@kervan/domain/chat/chat.policy.ts'

type Seen = { name: string; hereUntil: number; typingUntil: number }

export type OthersHere = ReturnType<typeof createOthersHere>
export type Others = { here: readonly string[]; typing: readonly string[] }

const nobody: Others = { here: [], typing: [] }

export function createOthersHere(now: () => number = Date.now) {
  const people = new Map<string, Seen>()
  const watchers = new Set<() => void>()
  let shown = nobody
  let timer: ReturnType<typeof setTimeout> | undefined

  const update = () => {
    clearTimeout(timer)
    const moment = now()
    for (const [id, { hereUntil }] of people) if (hereUntil <= moment) people.delete(id)
    const all = [...people.values()]
    const next: Others = {
      here: all.map(({ name }) => name),
      typing: all.filter(({ typingUntil }) => typingUntil > moment).map(({ name }) => name),
    }
    if (JSON.stringify(next) !== JSON.stringify(shown)) {
      shown = next
      for (const watcher of watchers) watcher()
    }
    const ends = all.flatMap(({ hereUntil, typingUntil }) => [hereUntil, typingUntil])
    const soonest = Math.min(...ends.filter((end) => end > moment))
    if (Number.isFinite(soonest)) timer = setTimeout(update, soonest - moment + 1)
  }
  return {
    now: () => shown,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    hear: (id: string, name: string, state: PresenceState) => {
      if (state === 'gone') people.delete(id)
      else
        people.set(id, {
          name,
          hereUntil: now() + hereSeconds * 1_000,
          typingUntil: state === 'typing' ? now() + typingSeconds * 1_000 : 0,
        })
      update()
    },
    /** Whoever has written does not type any more. */
    hasWritten: (id: string) => {
      const person = people.get(id)
      if (person) people.set(id, { ...person, typingUntil: 0 })
      update()
    },
    stop: () => clearTimeout(timer),
  }
}
