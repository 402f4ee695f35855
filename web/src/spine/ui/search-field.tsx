/** A search box with a clear button; with `shortcut`, the key `/` focuses it. */
import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { controlClasses } from '#spine/ui/field-context.ts'

type Props = {
  value: string
  onChange: (value: string) => void
  label: string
  shortcut?: boolean
  className?: string
}

export function SearchField({ value, onChange, label, shortcut = false, className }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!shortcut) return
    const focusOnSlash = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || typing) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [shortcut])
  return (
    // On paper it only says what was looked for.
    <div className={cn('relative', value === '' && 'print:hidden', className)}>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        strokeWidth={1.75}
        aria-hidden
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(
          controlClasses,
          'h-10 text-ellipsis px-9 text-14 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {value && (
        <button
          type="button"
          aria-label="Aramayı temizle"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
          className="absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center rounded-field text-muted hover:text-ink"
        >
          <X className="size-4" strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </div>
  )
}
