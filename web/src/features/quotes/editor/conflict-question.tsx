/** Asks whose value stays where two people have changed the same. */
import { useEditing } from '#features/quotes/editor/editor-context.ts'
import type { EditConflict } from '#features/quotes/editor/rebase-quote.ts'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  conflict: EditConflict
  /** What the other has made of it, such as `bunu «Mersin» yaptı`. */
  did: string
  theirs?: string
  mine?: string
}

export function ConflictQuestion({
  conflict,
  did,
  theirs = 'Onunki kalsın',
  mine = 'Benimki kalsın',
}: Props) {
  const { editor } = useEditing()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-2 rounded-field bg-pending-fill px-3 py-2 text-13 text-pending"
    >
      <span className="min-w-0 flex-1 basis-48 break-words">
        {conflict.by || 'Bir başkası'} {did}.
      </span>
      <Button size="sm" onClick={() => editor.resolve(conflict, 'theirs')}>
        {theirs}
      </Button>
      <Button size="sm" onClick={() => editor.resolve(conflict, 'mine')}>
        {mine}
      </Button>
    </div>
  )
}

const longest = 80

/** A value inside the question. */
export function madeIt(shown: string): string {
  const short = shown.length > longest ? `${shown.slice(0, longest)}…` : shown
  return short === '' ? 'bunu boşalttı' : `bunu «${short}» yaptı`
}
