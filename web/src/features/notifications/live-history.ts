/** The live updates that came while this page is open, newest first: the last 50, also those that were no notification. A reload forgets them. */
import { useMemo, useSyncExternalStore } from 'react'

export type HeardUpdate = {
  id: string
  /** What was heard twice of one act, as a move and as a notification, is kept once. */
  topic: string
  title: string
  description: string
  link: string
  heard_at: string
}

const mostKept = 50
/** What one act causes is heard within so many milliseconds. */
const oneAct = 5_000
type Kept = HeardUpdate & { personId: string }
let kept: readonly Kept[] = []
const listeners = new Set<() => void>()

export function keepUpdate(personId: string, update: HeardUpdate): void {
  const isSame = (one: HeardUpdate) =>
    one.topic === update.topic && Date.parse(update.heard_at) - Date.parse(one.heard_at) < oneAct
  const others = kept.filter((one) => one.personId === personId && !isSame(one))
  kept = [{ ...update, personId }, ...others].slice(0, mostKept)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Those of this person, who may have signed in after somebody else. */
export function useHeardUpdates(personId: string | undefined): readonly HeardUpdate[] {
  const all = useSyncExternalStore(subscribe, () => kept)
  return useMemo(() => all.filter((one) => one.personId === personId), [all, personId])
}
