/** Chooses an answer that is ready: searched by its name and text, filled in for the customer at hand, and put into the field to be sent or changed. */
import { type CannedValues, fillCanned } from '@kervan/domain/chat/canned-answers.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { MessageSquareText } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCannedAnswers } from '#features/chat/canned/canned-answers.ts'
import { toProblem } from '#spine/api/api.ts'
import { cn } from '#spine/ui/class-names.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { floatingClasses } from '#spine/ui/overlay-classes.ts'
import { SearchField } from '#spine/ui/search-field.tsx'

type Props = { values: CannedValues; onPick: (text: string) => void }

export function CannedPicker({ values, onPick }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton label="Hazır yanıtlar">
          <MessageSquareText strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Hazır yanıtlar"
          side="top"
          align="start"
          sideOffset={6}
          collisionPadding={16}
          // The field takes the focus once something was chosen.
          onCloseAutoFocus={(event) => event.preventDefault()}
          className={cn(
            floatingClasses,
            'flex max-h-96 w-96 max-w-[calc(100vw-2rem)] animate-rise flex-col gap-3 rounded-card p-3 text-14',
          )}
        >
          <Choices
            values={values}
            onPick={(text) => {
              setOpen(false)
              onPick(text)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Mounted while it is open, so that nothing is asked for before. */
function Choices({ values, onPick }: Props) {
  const query = useCannedAnswers()
  const [typed, setTyped] = useState('')
  const wanted = foldTurkish(typed.trim())
  const answers = query.data?.answers ?? []
  const found = answers.filter(({ title, text }) => foldTurkish(`${title} ${text}`).includes(wanted))
  return (
    <>
      <SearchField label="Hazır yanıt ara" value={typed} onChange={setTyped} />
      {query.isError && <p className="text-13 text-danger">{toProblem(query.error).message}</p>}
      {query.isPending && <p className="text-13 text-muted">Yanıtlar yükleniyor.</p>}
      {query.data && found.length === 0 && (
        <p className="text-13 text-muted">
          {answers.length === 0 ? (
            <>
              Henüz hazır yanıt yok.{' '}
              <Link to="/staff/settings/hazir-yanitlar" className="link">
                Ayarlar
              </Link>
            </>
          ) : (
            'Uyan yanıt yok.'
          )}
        </p>
      )}
      <ul aria-label="Hazır yanıtlar" className="-mx-1 min-h-0 flex-1 overflow-y-auto">
        {found.map(({ id, title, text }) => {
          const filled = fillCanned(text, values)
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => onPick(filled)}
                className="flex w-full flex-col rounded-field px-2 py-1.5 text-left -outline-offset-2 hover:bg-hover"
              >
                <span className="font-medium">{title}</span>
                <span className="line-clamp-2 text-13 text-muted">{filled}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
