/** Saves what is being written after a pause: always the newest, never two at once, so never out of order. */
export type SaveState =
  | { kind: 'unchanged' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed' }
  | { kind: 'offline' }

export type Autosave<Value> = {
  change: (value: Value) => void
  /** Saves now what is not saved yet: on leaving, on another try, or when the network is back. */
  flush: () => void
}

type Settings<Value> = {
  save: (value: Value) => Promise<unknown>
  onState: (state: SaveState) => void
  pause?: number
  isOnline?: () => boolean
}

export function createAutosave<Value>({
  save,
  onState,
  pause = 800,
  isOnline = () => navigator.onLine,
}: Settings<Value>): Autosave<Value> {
  /** What is still to be saved. */
  let waiting: { value: Value } | null = null
  let isSaving = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    if (isSaving || !waiting) return
    if (!isOnline()) return onState({ kind: 'offline' })
    const sent = waiting
    waiting = null
    isSaving = true
    onState({ kind: 'saving' })
    save(sent.value).then(
      () => {
        isSaving = false
        if (waiting) flush()
        else onState({ kind: 'saved', at: new Date() })
      },
      () => {
        isSaving = false
        waiting ??= sent
        onState({ kind: isOnline() ? 'failed' : 'offline' })
      },
    )
  }
  return {
    change: (value) => {
      waiting = { value }
      clearTimeout(timer)
      timer = setTimeout(flush, pause)
      if (!isSaving) onState({ kind: 'waiting' })
    },
    flush,
  }
}

export const isUnsaved = ({ kind }: SaveState) => kind !== 'unchanged' && kind !== 'saved'
