/** A one-time code: a single input, so that paste, autofill and screen readers work, drawn as one slot per digit. */
import { clsx } from 'clsx'
import { type ClipboardEvent, type ComponentProps, useState } from 'react'
import { containsCode, extractCode } from '#spine/ui/extract-code.ts'
import { useFieldProps } from '#spine/ui/field-context.ts'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string
  onChange: (code: string) => void
  /** Called once, when the last digit has been entered. */
  onComplete?: (code: string) => void
  length?: number
  /** Needed where no `Field` around it has a label. */
  label?: string
}

export function CodeInput({ value, onChange, onComplete, length = 6, label, className, ...rest }: Props) {
  const field = { ...useFieldProps(), ...rest }
  const [focused, setFocused] = useState(false)
  const [caret, setCaret] = useState(value.length)
  const enter = (text: string) => {
    const code = extractCode(text, length)
    onChange(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    if (!containsCode(text, length)) return
    event.preventDefault()
    enter(text)
  }
  const active = focused ? Math.min(caret, value.length, length - 1) : -1
  return (
    <div className={clsx('relative', className)}>
      <div aria-hidden="true" className="flex gap-2">
        {Array.from({ length }, (_, slot) => (
          <Slot
            // biome-ignore lint/suspicious/noArrayIndexKey: slots differ by position only
            key={slot}
            digit={value[slot]}
            active={slot === active}
            invalid={Boolean(field['aria-invalid'])}
          />
        ))}
      </div>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        pattern="[0-9]*"
        aria-label={label}
        {...field}
        value={value}
        onChange={(event) => enter(event.target.value)}
        onPaste={paste}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? value.length)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        // Large enough that phones do not zoom in on it.
        className="absolute inset-0 size-full cursor-text text-22 opacity-0"
      />
    </div>
  )
}

type SlotProps = { digit: string | undefined; active: boolean; invalid: boolean }

function Slot({ digit, active, invalid }: SlotProps) {
  return (
    <span
      className={clsx(
        'figures grid h-14 min-w-0 flex-1 place-items-center rounded-field border text-22 transition-colors',
        invalid ? 'border-danger bg-rejected-fill' : 'border-line-strong bg-card',
        active && 'outline-2 outline-sea outline-offset-2',
      )}
    >
      {digit ?? (active && <span className="h-6 w-px bg-ink" />)}
    </span>
  )
}
