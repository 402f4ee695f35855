/** Says whether a draft is saved. Where it cannot be, it offers another try, and leaving asks first. */
import { formatTime } from '@kervan/domain/values/format-date.ts'
import { Check, CloudOff, TriangleAlert } from 'lucide-react'
import type { SaveState } from '#spine/drafts/autosave.ts'
import { UnsavedChanges } from '#spine/drafts/unsaved-changes.tsx'

type Props = {
  state: SaveState
  onRetry: () => void
  /** What would be lost, such as `Taslağı`. */
  what: string
}

export function AutosaveIndicator({ state, onRetry, what }: Props) {
  const isStuck = state.kind === 'failed' || state.kind === 'offline'
  return (
    <>
      <SaveWords state={state} onRetry={onRetry} />
      {isStuck && <UnsavedChanges what={what} />}
    </>
  )
}

const icon = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const

/** Only the words, without the question. */
export function SaveWords(props: Pick<Props, 'state' | 'onRetry'>) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-13 text-muted">
      <Words {...props} />
    </p>
  )
}

function Words({ state, onRetry }: Pick<Props, 'state' | 'onRetry'>) {
  if (state.kind === 'unchanged') return null
  if (state.kind === 'waiting' || state.kind === 'saving') return 'Kaydediliyor…'
  if (state.kind === 'saved')
    return (
      <>
        <Check {...icon} />
        Kaydedildi {formatTime(state.at)}
      </>
    )
  if (state.kind === 'offline')
    return (
      <>
        <CloudOff {...icon} />
        Çevrimdışı: bağlantı gelince kaydedilecek
      </>
    )
  return (
    <>
      <TriangleAlert className="size-4 shrink-0 text-danger" strokeWidth={1.75} aria-hidden />
      <span className="text-danger">Kaydedilemedi</span>
      <span aria-hidden="true">–</span>
      <button type="button" onClick={onRetry} className="link">
        yeniden dene
      </button>
    </>
  )
}
