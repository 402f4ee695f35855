/** An amount that breaks between its groups of digits where it is longer than its place, and never inside one. */
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { Fragment } from 'react'
import { cn } from '#spine/ui/class-names.ts'

/** 99.999.999,99 ₺ still fits into a column. */
const usualLength = 15

export function AmountText({ amount, currency }: { amount: string; currency: string }) {
  const text = formatMoney(amount, currency)
  return (
    <span className={cn(text.length > usualLength && 'block whitespace-normal wrap-normal text-12/tight')}>
      {text.split(/(?<=\.)/).map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one amount never move
        <Fragment key={place}>
          {group}
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}
