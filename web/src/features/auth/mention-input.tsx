/** A text in which colleagues can be named: behind an @ their names are suggested. Goes inside a `Field`. */

import { type Colleague, openMention } from '@kervan/domain/auth/mentions.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '#spine/ui/class-names.ts'
import { listboxClasses, nextActive, optionClasses, useEscape } from '#spine/ui/combobox-keys.ts'
import { Textarea } from '#spine/ui/textarea.tsx'

type Props = {
  value: string
  onChange: (text: string) => void
  maxLength: number
  /** Who can be named. */
  colleagues: readonly Colleague[]
}

export function MentionInput({ value, onChange, maxLength, colleagues }: Props) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const mention = caret === null ? undefined : openMention(value, caret)
  const found = mention
    ? colleagues.filter(({ full_name }) => foldTurkish(full_name).startsWith(foldTurkish(mention.typed)))
    : []
  const open = found.length > 0
  const close = () => setCaret(null)
  useEscape(open, close)
  const follow = (area: HTMLTextAreaElement) => {
    setCaret(area.selectionStart)
    setActive(0)
  }
  const pick = ({ full_name }: Colleague) => {
    if (!mention || caret === null) return
    const before = `${value.slice(0, mention.from)}@${full_name} `
    // At once, so that whoever goes on typing does so behind the name.
    flushSync(() => {
      onChange(before + value.slice(caret))
      close()
    })
    input.current?.setSelectionRange(before.length, before.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[active]
    if (!open) return
    if ((event.key === 'Enter' || event.key === 'Tab') && chosen) {
      event.preventDefault()
      pick(chosen)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, found.length))
  }
  return (
    <div className="relative">
      <Textarea
        ref={input}
        aria-haspopup="listbox"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => {
          onChange(target.value)
          follow(target)
        }}
        onClick={({ currentTarget }) => follow(currentTarget)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <ul
        id={`${id}-list`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox is a listbox
        role="listbox"
        aria-label="Meslektaşlar"
        hidden={!open}
        className={listboxClasses}
      >
        {found.map((person, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the text, whose keys move through the list
          <li
            key={person.id}
            id={`${id}-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the listbox
            role="option"
            aria-selected={index === active}
            // The text must keep the focus: losing it would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(person)}
            className={cn(optionClasses, index === active && 'bg-sea-soft')}
          >
            {person.full_name}
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {open ? `${found.length} öneri` : ''}
      </span>
    </div>
  )
}
