/** A number input of a draft, which keeps the number as it is written in Turkish. Goes inside a `Field`. */
import type { ComponentProps } from 'react'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { shownNumber, storedNumber } from '#spine/ui/number-text.ts'

type Props = Pick<ComponentProps<typeof NumberInput>, 'unit' | 'className' | 'ref' | 'onBlur' | 'name'> & {
  value: string
  onChange: (text: string) => void
  whole?: boolean
}

export function MeasuredInput({ value, onChange, whole = false, ...rest }: Props) {
  return (
    <NumberInput
      {...rest}
      decimals={whole ? 0 : 3}
      value={storedNumber(value)}
      onChange={(number) => onChange(shownNumber(number))}
      onFocus={(event) => event.target.select()}
    />
  )
}
