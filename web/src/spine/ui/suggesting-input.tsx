/** A text input with suggestions below it: a combobox in which anything may be typed. Goes inside a `Field`. */
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { listboxClasses, nextActive, optionClasses, useEscape } from '#spine/ui/combobox-keys.ts'
import { Input } from '#spine/ui/input.tsx'

export type Suggestion = { key: string; label: string; detail?: ReactNode }

type Props<Item extends Suggestion> = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
  suggestions: readonly Item[]
  onPick: (item: Item) => void
  /** The list's name for screen readers. */
  listLabel: string
}

export function SuggestingInput<Item extends Suggestion>({
  value,
  onChange,
  suggestions,
  onPick,
  listLabel,
  onBlur,
  ...rest
}: Props<Item>) {
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLUListElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  /** What was typed last; null where a suggestion was picked. */
  const ownValue = useRef<string | null>(value)
  const open = wanted && suggestions.length > 0
  const close = () => {
    setWanted(false)
    setActive(-1)
  }
  useEscape(open, close)
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  // What is filled in from elsewhere as somebody comes to the field is replaced by what they type, not written on.
  useLayoutEffect(() => {
    const input = whole.current?.querySelector('input')
    const isForeign = ownValue.current !== null && ownValue.current !== value
    if (isForeign && document.activeElement === input) input?.select()
    ownValue.current = value
  }, [value])

  const pick = (item: Item) => {
    ownValue.current = null
    onPick(item)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = open ? suggestions[active] : undefined
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      pick(chosen)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setWanted(true)
    setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length))
  }
  return (
    <div ref={whole} className="relative">
      <Input
        autoComplete="off"
        {...rest}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          ownValue.current = event.target.value
          onChange(event.target.value)
          setWanted(true)
          setActive(-1)
        }}
        onClick={() => setWanted(true)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
      />
      <ul
        ref={list}
        id={`${id}-list`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox is a listbox
        role="listbox"
        aria-label={listLabel}
        hidden={!open}
        className={listboxClasses}
      >
        {suggestions.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the input, whose keys move through the list
          <li
            key={item.key}
            id={`${id}-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the listbox
            role="option"
            aria-selected={index === active}
            // The input must keep the focus: losing it would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(item)}
            className={cn(optionClasses, index === active && 'bg-sea-soft')}
          >
            <span className="min-w-0 truncate">{item.label}</span>
            {item.detail && <span className="shrink-0 text-13 text-muted">{item.detail}</span>}
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {open ? `${suggestions.length} öneri` : ''}
      </span>
    </div>
  )
}
