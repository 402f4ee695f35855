/** E-mail addresses as chips: typed or pasted, several at once; what is no address stays to be corrected. Goes inside a `Field`. */
import { isEmailAddress } from '@kervan/domain/values/email-shape.ts'
import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { controlClasses, useFieldProps } from '#spine/ui/field-context.ts'

type Props = { value: readonly string[]; onChange: (addresses: string[]) => void; autoFocus?: boolean }

/** Also of `Ad Soyad <adres>`, as mail programs copy it. */
export function addressesIn(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^.*<|>.*$/g, '').trim())
    .filter((word) => word !== '')
}

export function AddressInput({ value, onChange, autoFocus }: Props) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const field = useFieldProps()
  const add = (text: string) => {
    const added = addressesIn(text).map((address) => address.toLowerCase())
    if (added.length > 0) onChange([...new Set([...value, ...added])])
    setTyped('')
  }
  const remove = (address: string) => {
    onChange(value.filter((one) => one !== address))
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (['Enter', ',', ';', ' '].includes(event.key) && typed.trim()) {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '') {
      const last = value.at(-1)
      if (last) remove(last)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[\s,;<]/.test(text.trim())) return
    event.preventDefault()
    // Names between the addresses are no addresses.
    const pasted = addressesIn(text)
    const known = pasted.filter(isEmailAddress)
    add((known.length > 0 ? known : pasted).join(' '))
  }
  return (
    <div
      className={cn(
        controlClasses,
        'flex min-h-10 flex-wrap items-center gap-1.5 px-2 py-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-sea has-[input:focus-visible]:outline-offset-2 has-[[aria-invalid]]:border-danger',
      )}
    >
      {value.map((address) => (
        <span
          key={address}
          className={cn(
            'inline-flex min-w-0 max-w-full items-center gap-1 rounded-field py-0.5 pr-0.5 pl-2 text-14',
            isEmailAddress(address) ? 'bg-sea-soft text-on-sea-soft' : 'bg-rejected-fill text-rejected',
          )}
        >
          <span className="truncate">{address}</span>
          <button
            type="button"
            aria-label={`Kaldır: ${address}`}
            onClick={() => remove(address)}
            className="touch-room relative inline-flex size-6 shrink-0 items-center justify-center rounded-field hover:bg-hover"
          >
            <X className="size-3.5" strokeWidth={1.75} aria-hidden />
          </button>
        </span>
      ))}
      <input
        {...field}
        ref={input}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the first thing to do in a dialog that was opened for it
        autoFocus={autoFocus}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => add(typed)}
        className="h-7 min-w-40 flex-1 bg-transparent px-1 text-15 outline-none"
      />
    </div>
  )
}
