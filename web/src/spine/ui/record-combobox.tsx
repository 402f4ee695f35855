/** Chooses one record by searching for it, or creates one of what was typed. Goes inside a `Field`. */
import { Plus, X } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { listboxClasses, nextActive, optionClasses, useEscape } from '#spine/ui/combobox-keys.ts'
import { Input } from '#spine/ui/input.tsx'
import { SearchNotice, searchWords } from '#spine/ui/search-notice.tsx'
import { useDebounced } from '#spine/ui/use-debounced.ts'

export type RecordOption = { key: string; label: string; detail?: ReactNode }

type Props<Item extends RecordOption> = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** The label of the chosen record; null while there is none. */
  chosen: string | null
  onChoose: (item: Item) => void
  onClear: () => void
  /** The text to search for, after a pause in typing. */
  onSearch: (text: string) => void
  /** What was found for the text that was last searched for; undefined while searching. */
  items: readonly Item[] | undefined
  /** Given where the search has failed. */
  onRetry?: (() => void) | undefined
  /** Offers to create a record of the typed text. */
  onCreate?: (text: string) => void
  /** The list's name for screen readers. */
  listLabel: string
}

const create = 'create'
type Entry<Item> = Item | typeof create

export function RecordCombobox<Item extends RecordOption>({
  chosen,
  onChoose,
  onClear,
  onSearch,
  items,
  onRetry,
  onCreate,
  listLabel,
  ref,
  ...rest
}: Props<Item>) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const typed = text.trim()
  const settled = useDebounced(typed, 200)
  const [searched, setSearched] = useState('')
  const search = useRef(onSearch)
  search.current = onSearch
  useEffect(() => {
    search.current(settled)
    setSearched(settled)
  }, [settled])

  // What was found for an earlier text is no choice: Enter would take a row that does not match what is typed.
  const found = searched === typed ? items : undefined
  const isKnown = found !== undefined || onRetry !== undefined
  const isNew = onCreate && isKnown && typed !== '' && !found?.some(({ label }) => label === typed)
  const entries: Entry<Item>[] = [...(found ?? []), ...(isNew ? [create as typeof create] : [])]
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  useEscape(open, close)
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  const pick = (entry: Entry<Item>) => {
    if (entry === create) onCreate?.(typed)
    else onChoose(entry)
    setText('')
    close()
  }
  const type = (next: string) => {
    if (chosen !== null) onClear()
    setText(next)
    setOpen(true)
    setActive(-1)
  }
  const clear = () => {
    onClear()
    setText('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = open ? entries[active] : undefined
    if (event.key === 'Enter' && (entry || (open && typed !== ''))) {
      // Typed text is no choice yet, and sends no form around it.
      event.preventDefault()
      if (entry) pick(entry)
      else setActive(0)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const by = event.key === 'ArrowDown' ? 1 : -1
    // While searching, the first of what will be found.
    setActive(isKnown ? nextActive(open ? active : -1, by, entries.length) : 0)
  }
  return (
    <div className="relative">
      <Input
        autoComplete="off"
        {...rest}
        ref={input}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && entries[active] ? `${id}-${active}` : undefined}
        value={chosen ?? text}
        onChange={(event) => type(event.target.value)}
        onClick={() => chosen === null && setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close()
          rest.onBlur?.(event)
        }}
        className={cn(chosen !== null && 'pr-11')}
      />
      {chosen !== null && !rest.disabled && (
        <button
          type="button"
          aria-label={`Seçimi kaldır: ${chosen}`}
          onClick={clear}
          className={cn(
            buttonClasses({ variant: 'ghost', size: 'sm' }),
            'absolute top-1 right-1 size-8 px-0 text-muted',
          )}
        >
          <X strokeWidth={1.75} aria-hidden />
        </button>
      )}
      {/* The input must keep the focus: losing it would close the list before the click. */}
      <div
        ref={list}
        hidden={!open}
        onPointerDown={(event) => event.preventDefault()}
        className={listboxClasses}
      >
        <SearchNotice items={found} onRetry={onRetry} />
        <ul
          id={`${id}-list`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox is a listbox
          role="listbox"
          aria-label={listLabel}
        >
          {(open ? entries : []).map((entry, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the input, whose keys move through the list
            <li
              key={entry === create ? create : entry.key}
              id={`${id}-${index}`}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the listbox
              role="option"
              aria-selected={index === active}
              onClick={() => pick(entry)}
              className={cn(
                optionClasses,
                index === active && 'bg-sea-soft',
                entry === create && 'justify-start border-line text-sea [&:not(:first-child)]:border-t',
              )}
            >
              {entry === create ? (
                <>
                  <Plus className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
                  <span className="min-w-0 truncate">Yeni oluştur: {typed}</span>
                </>
              ) : (
                <>
                  <span className="min-w-0 truncate">{entry.label}</span>
                  {entry.detail && <span className="shrink-0 text-13 text-muted">{entry.detail}</span>}
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
      <span role="status" className="sr-only">
        {open ? searchWords(found, onRetry) : ''}
      </span>
    </div>
  )
}
