/** Why an edited request was not saved; where two have changed the same thing, the other's value, to be taken or not. */
import { useEffect, useRef } from 'react'
import type { Contested } from '#features/requests/merge-edit.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  title: string
  text: string
  contested: readonly Contested[]
  onTake: (chosen: Contested) => void
  /** The words of a button for what can be done instead. */
  instead?: string
  onInstead: () => void
}

export function EditRefusal({ title, text, contested, onTake, instead, onInstead }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // On a phone the button that asked for it stands far below.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <Alert
        title={title}
        action={
          instead ? (
            <Button size="sm" onClick={onInstead}>
              {instead}
            </Button>
          ) : (
            contested.length > 0 && (
              <ul className="flex w-full flex-col gap-2">
                {contested.map((one) => (
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
