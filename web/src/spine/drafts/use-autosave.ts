/** Saves a draft to the server while it is being written, and warns when the page is closed with something unsaved. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Autosave, createAutosave, isUnsaved, type SaveState } from '#spine/drafts/autosave.ts'

/** `value` must be the same object as long as nothing has changed. What is unsaved when the part goes is sent at once. */
export function useAutosave<Value>(value: Value, save: (value: Value) => Promise<unknown>) {
  const [state, setState] = useState<SaveState>({ kind: 'unchanged' })
  const latest = useRef(save)
  latest.current = save
  const autosave = useRef<Autosave<Value> | null>(null)
  autosave.current ??= createAutosave<Value>({
    save: (changed) => latest.current(changed),
    onState: setState,
  })
  const flush = useEffectEvent(() => autosave.current?.flush())

  const saved = useRef(value)
  useEffect(() => {
    if (saved.current === value) return
    saved.current = value
    autosave.current?.change(value)
  }, [value])
  useEffect(() => {
    const onOnline = () => flush()
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('online', onOnline)
      autosave.current?.flush()
    }
  }, [])
  const unsaved = isUnsaved(state)
  // Before the state is painted: whoever sees that it is not saved is asked.
  useLayoutEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  return { state, retry: () => autosave.current?.flush() }
}
