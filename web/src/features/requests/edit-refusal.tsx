/** Why an edited request was not saved, with the other person's value for each conflict. */
import { useEffect, useRef } from 'react'
import type { EditConflict } from '#features/requests/merge-edits.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  title: string
  text: string
  conflicts: readonly EditConflict[]
  onTake: (chosen: EditConflict) => void
  /** The label of a button for what can be done instead. */
  instead?: string
  onInstead: () => void
}

export function EditRefusal({ title, text, conflicts, onTake, instead, onInstead }: Props) {
  const element = useRef<HTMLDivElement>(null)
  // On a phone the submit button is far below.
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={element}>
      <Alert
        title={title}
        action={
          instead ? (
            <Button size="sm" onClick={onInstead}>
              {instead}
            </Button>
          ) : (
            conflicts.length > 0 && (
              <ul className="flex w-full flex-col gap-2">
                {conflicts.map((one) => (
                  <li key={one.label} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                    <span className="min-w-0 whitespace-pre-line break-words">
                      {one.label}, güncel hâli: <span className="font-medium">{one.shown}</span>
                    </span>
                    <Button
                      size="sm"
                      className="ml-auto"
                      aria-label={`Güncel hâlini al: ${one.label}`}
                      onClick={() => onTake(one)}
                    >
                      Güncel hâlini al
                    </Button>
                  </li>
                ))}
              </ul>
            )
          )
        }
      >
        {text}
      </Alert>
    </div>
  )
}
