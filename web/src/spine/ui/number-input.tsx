/** A number as Turkish people write it, `1.234,56`, with its unit. Its value is exact decimal text, `1234.56`. Goes inside a `Field`. */
import { signOf } from '@kervan/domain/values/currency.ts'
import { decimalProblems, readDecimal, writeDecimal } from '@kervan/domain/values/decimal-input.ts'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { useFieldProps } from '#spine/ui/field-context.ts'
import { Input } from '#spine/ui/input.tsx'
import { editNumber, settledNumber, shownNumber, storedNumber, type Typed } from '#spine/ui/number-text.ts'
import { readPastedNumber } from '#spine/ui/pasted-number.ts'

/** What is wrong with the number is said when the field is left; whoever receives the value checks it too. */
type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'step' | 'type'> & {
  /** Empty while there is no number. */
  value: string
  onChange: (value: string) => void
  /** How many digits may follow the comma. */
  decimals?: number
  negative?: boolean
  min?: string
  max?: string
  /** How much the arrow keys add or take away. */
  step?: string
  unit?: string
  /** The unit as a screen reader says it. */
  spokenUnit?: string
}

export function NumberInput({
  value,
  onChange,
  decimals = 0,
  negative = false,
  min,
  max,
  step,
  unit,
  spokenUnit = unit,
  className,
  onBlur,
  ref,
  ...rest
}: Props) {
  const id = useId()
  const field = useFieldProps()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const [typed, setTyped] = useState<Typed>({ text: shownNumber(value), caret: 0 })
  const [said, setNotice] = useState('')
  // The field around it may have an error to show, which then stands alone.
  const notice = field['aria-invalid'] ? '' : said
  // Somebody else may have changed the value.
  const text = isSame(storedNumber(typed.text), value) ? typed.text : shownNumber(value)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const write = (next: Typed) => {
    caret.current = next.caret
    setTyped(next)
    setNotice('')
    const stored = storedNumber(next.text)
    if (stored !== value) onChange(stored)
  }
  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const after = { text: target.value, caret: target.selectionStart ?? target.value.length }
    const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
    const next = editNumber(text, after, isForward)
    if (next) return write(next)
    caret.current = Math.max(0, after.caret - Math.max(0, after.text.length - text.length))
    setTyped({ ...typed, text })
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (/^[0-9]+$/.test(pasted)) return
    event.preventDefault()
    const reading = readPastedNumber(pasted, { decimals, negative })
    if ('problem' in reading) setNotice(reading.problem)
    else write({ text: reading.text, caret: reading.text.length })
  }
  const stepBy = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1n, ArrowDown: -1n }[event.key]
    if (!step || !by) return
    event.preventDefault()
    const units = (unitsOf(value, decimals) ?? 0n) + by * (unitsOf(step, decimals) ?? 0n)
    const next =
      units < 0n ? (negative ? `−${writeDecimal(-units, decimals)}` : '0') : writeDecimal(units, decimals)
    write({ text: next, caret: next.length })
  }
  return (
    <>
      <span className="relative block">
        <Input
          autoComplete="off"
          {...rest}
          ref={input}
          inputMode={negative ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
          aria-describedby={describedBy(
            field['aria-describedby'],
            spokenUnit && `${id}-unit`,
            `${id}-notice`,
          )}
          aria-invalid={notice ? true : field['aria-invalid']}
          value={text}
          onChange={edit}
          onPaste={paste}
          onKeyDown={stepBy}
          onBlur={(event) => {
            setTyped({ text: settledNumber(text), caret: 0 })
            setNotice(problemOf(value, { decimals, negative, min, max, unit }))
            onBlur?.(event)
          }}
          className={cn('figures', unit && roomFor(unit), className)}
        />
        {unit && (
          <span
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-14 text-muted"
            aria-hidden="true"
          >
            {unit}
          </span>
        )}
      </span>
      {spokenUnit && (
        <span id={`${id}-unit`} hidden>
          {spokenUnit}
        </span>
      )}
      <span id={`${id}-notice`} role="status" className={notice ? 'text-13 text-danger' : 'sr-only'}>
        {notice}
      </span>
    </>
  )
}

/** An amount with its currency's sign. */
export function MoneyInput({ currency, ...rest }: Omit<Props, 'unit' | 'decimals'> & { currency: string }) {
  return <NumberInput {...rest} decimals={2} unit={signOf(currency)} spokenUnit={currency} />
}

export function WeightInput(props: Omit<Props, 'unit' | 'decimals'>) {
  return <NumberInput {...props} decimals={3} unit="kg" spokenUnit="kilogram" />
}

/** The number stands close to its unit. */
const roomFor = (unit: string) => (unit.length < 2 ? 'pr-8' : unit.length < 3 ? 'pr-11' : 'pr-14')

const describedBy = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ')

const withoutZeros = (value: string) => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)
const isSame = (one: string, other: string) => withoutZeros(one) === withoutZeros(other)

/** The value times ten to the power of `decimals`; undefined where it is none or has more decimals. */
function unitsOf(value: string, decimals: number): bigint | undefined {
  const reading = readDecimal(shownNumber(value.replace('-', '')), decimals)
  if ('problem' in reading) return undefined
  return value.startsWith('-') ? -reading.units : reading.units
}

type Limits = {
  decimals: number
  negative: boolean
  min: string | undefined
  max: string | undefined
  unit: string | undefined
}

function problemOf(value: string, { decimals, negative, min, max, unit = '' }: Limits): string {
  if (value === '') return ''
  const units = unitsOf(value, decimals)
  if (units === undefined)
    return decimals === 0 ? decimalProblems.not_whole : `Virgülden sonra en çok ${decimals} basamak yazın.`
  const named = (limit: string) => `${shownNumber(limit)} ${unit}`.trim()
  if (min !== undefined && units < (unitsOf(min, decimals) ?? units)) return `En az ${named(min)} yazın.`
  if (max !== undefined && units > (unitsOf(max, decimals) ?? units)) return `En çok ${named(max)} yazın.`
  return units < 0n && !negative ? decimalProblems.negative : ''
}
