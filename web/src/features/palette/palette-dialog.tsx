/** The palette: one field that finds records and actions, walked through and opened by the keyboard. */
import { shortestSearch } from '@kervan/domain/palette/shortest-search.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PaletteAction } from '#features/palette/palette-action.ts'
import { optionsFor, type PaletteGroup, type PaletteOption } from '#features/palette/palette-options.ts'
import { takeTypedAhead } from '#features/palette/palette-state.ts'
import { recentlyOpened, rememberOpened } from '#features/palette/recently-opened.ts'
import { api, toProblem } from '#spine/api/api.ts'
import { cn } from '#spine/ui/class-names.ts'
import { Kbd } from '#spine/ui/kbd.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { backdropClasses, floatingClasses } from '#spine/ui/overlay-classes.ts'
import { useDebounced } from '#spine/ui/use-debounced.ts'

type Props = { personId: string; actions: readonly PaletteAction[]; onClose: () => void }

/** Shorter than the time between two letters: what is typed is to be answered within a tenth of a second. */
const pauseMs = 50

export function PaletteDialog({ personId, actions, onClose }: Props) {
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [isEnterWaiting, setEnterWaiting] = useState(false)
  const wanted = typed.trim()
  const search = useDebounced(wanted, pauseMs)
  const isSearched = wanted.length >= shortestSearch
  const answer = useQuery(
    api.palette.search.queryOptions({
      input: { search },
      enabled: isSearched && search.length >= shortestSearch,
      placeholderData: keepPreviousData,
    }),
  )
  // Until they are replaced, the rows of the text before stay in sight, but no key chooses one of them.
  const isLate = isSearched && (search !== wanted || answer.isPlaceholderData || answer.isLoading)
  const isLoading = isLate && !answer.isPaused
  const found = isSearched && isLate === isLoading ? (answer.data?.found ?? []) : []
  const groups = optionsFor({ typed, found, recent: recentlyOpened(personId), actions })
  const options = groups.flatMap((group) => group.options)
  const current = Math.min(active, options.length - 1)
  const open = (option: PaletteOption) => {
    if (option.isRecord) rememberOpened(personId, option)
    onClose()
    void navigate(option.to)
  }
  const first = options[0]
  useEffect(() => {
    if (!isEnterWaiting || isLoading) return
    setEnterWaiting(false)
    if (first) open(first)
  })
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      const next = (current + step + options.length) % options.length
      setActive(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (isLoading) return setEnterWaiting(current <= 0)
      const chosen = options[current]
      if (chosen) open(chosen)
    }
  }
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={backdropClasses} />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            input.current?.focus()
            setTyped(takeTypedAhead())
          }}
          className={cn(
            floatingClasses,
            'fixed top-[12dvh] left-1/2 flex max-h-[70dvh] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 animate-fade flex-col rounded-card max-md:top-4 max-md:max-h-[calc(100dvh-2rem)]',
          )}
        >
          <Radix.Title className="sr-only">Ara ve git</Radix.Title>
          <div className="flex items-center gap-3 border-line border-b px-4">
            <Search className="size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
            <input
              ref={input}
              role="combobox"
              aria-label="Müşteri, talep, teklif, gönderi veya sayfa ara"
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={options.length > 0 ? `${listId}-${current}` : undefined}
              placeholder="Numara, ad, konteyner veya sayfa"
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setActive(0)
                setEnterWaiting(false)
              }}
              onKeyDown={press}
              className="h-13 min-w-0 flex-1 bg-transparent text-15 outline-none placeholder:text-muted"
            />
            <span className="max-md:hidden">
              <Kbd>Esc</Kbd>
            </span>
          </div>
          <Groups id={listId} groups={groups} current={current} onOpen={open} onPoint={setActive} />
          <State
            isSearched={isSearched}
            isLoading={isLoading}
            failure={answer.isError ? toProblem(answer.error).message : undefined}
            isEmpty={options.length === 0}
            count={found.length}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type GroupsProps = {
  id: string
  groups: readonly PaletteGroup[]
  current: number
  onOpen: (option: PaletteOption) => void
  onPoint: (at: number) => void
}

function Groups({ id, groups, current, onOpen, onPoint }: GroupsProps) {
  const firstOf = (at: number) => groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0)
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Sonuçlar"
      className={cn('min-h-0 flex-1 overflow-y-auto overscroll-contain p-2', groups.length === 0 && 'hidden')}
    >
      {groups.map(({ title, options }, at) => (
        <fieldset key={title} aria-label={title} className="min-w-0 pb-1">
          <p aria-hidden className="px-3 pt-2 pb-1 text-12 text-muted">
            {title}
          </p>
          {options.map((option, inGroup) => {
            const place = firstOf(at) + inGroup
            return (
              <div
                key={option.key}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === current}
                onPointerMove={() => place !== current && onPoint(place)}
                onClick={() => onOpen(option)}
                onKeyDown={(event) => event.key === 'Enter' && onOpen(option)}
                className="flex min-h-10 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 text-14 pointer-coarse:min-h-11 aria-selected:bg-hover"
              >
                <span className="shrink-0 font-medium max-md:shrink">
                  <NonBreakingText text={option.name} />
                </span>
                <span className="min-w-0 truncate text-13 text-muted">{option.detail}</span>
              </div>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

type StateProps = {
  isSearched: boolean
  isLoading: boolean
  failure: string | undefined
  isEmpty: boolean
  count: number
}

/** What the list itself does not say; heard by screen readers with every answer. */
function State({ isSearched, isLoading, failure, isEmpty, count }: StateProps) {
  const text = failure
    ? `Aranamadı. ${failure}`
    : isSearched && !isLoading && count === 0
      ? 'Kayıt bulunamadı.'
      : isEmpty && isLoading
        ? 'Aranıyor'
        : ''
  return (
    <p role="status" className={cn('px-5 py-3 text-14 text-muted', !text && 'sr-only')}>
      {text || (isSearched && !isLoading ? `${count} kayıt bulundu` : '')}
    </p>
  )
}
