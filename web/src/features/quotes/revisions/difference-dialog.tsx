/** Two revisions side by side: totals, changed fields and every line. */
import type { OfferDifference } from '@kervan/domain/quotes/quote-revisions.contract.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Pair } from '#features/quotes/revisions/compared-pair.ts'
import { DifferenceFields } from '#features/quotes/revisions/difference-fields.tsx'
import { type ComparedLine, DifferenceLines } from '#features/quotes/revisions/difference-lines.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Head = OfferDifference['before']
export type Difference = {
  quote_no: string
  before: Head
  after: Head
  fields: OfferDifference['fields']
  lines: readonly ComparedLine[]
}

type Props = {
  query: UseQueryResult<Difference>
  pair: Pair
  revisions: readonly { id: string; revision: number }[]
  onChange: (pair: Pair) => void
  onClose: () => void
  /** What else the two heads say, such as the margin for staff. */
  more?: ReactNode
}

export function DifferenceDialog({ query, pair, revisions, onChange, onClose, more }: Props) {
  const { data } = query
  const options = revisions.map(({ id, revision }) => ({ value: id, label: `Rev. ${revision}` }))
  return (
    <Dialog
      open
      page
      onOpenChange={(open) => !open && onClose()}
      title="Revizyon farkı"
      description={data?.quote_no}
    >
      <div className="flex flex-col gap-5">
        {revisions.length > 2 && (
          <div className="grid grid-cols-2 gap-4">
            <Field label="Önceki">
              <Select
                value={pair.id}
                options={options.filter(({ value }) => value !== pair.with)}
                onChange={({ target }) => onChange({ ...pair, id: target.value })}
              />
            </Field>
            <Field label="Sonraki">
              <Select
                value={pair.with}
                options={options.filter(({ value }) => value !== pair.id)}
                onChange={({ target }) => onChange({ ...pair, with: target.value })}
              />
            </Field>
          </div>
        )}
        {data ? (
          <>
            <Totals before={data.before} after={data.after} />
            {more}
            <DifferenceFields fields={data.fields} />
            <DifferenceLines lines={data.lines} />
          </>
        ) : query.isError ? (
          <LoadFailure title="Fark gösterilemedi" query={query} />
        ) : (
          <Loading className="flex flex-col gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-40" />
          </Loading>
        )}
      </div>
    </Dialog>
  )
}

function Totals({ before, after }: { before: Head; after: Head }) {
  return (
    <dl className="figures grid grid-cols-2 gap-4 rounded-field border border-line p-4">
      {[before, after].map((head) => (
        <div key={head.id}>
          <dt className="text-13 text-muted">Rev. {head.revision} toplamı</dt>
          <dd className="font-semibold">{formatMoney(head.total, head.currency)}</dd>
        </div>
      ))}
      {before.currency === after.currency && (
        <div className="col-span-2 border-line border-t pt-3">
          <dt className="text-13 text-muted">Fark</dt>
          <dd>{differenceText(before.total, after.total, after.currency)}</dd>
        </div>
      )}
    </dl>
  )
}

const cents = (amount: string) => BigInt(amount.replace('.', ''))

function differenceText(before: string, after: string, currency: string): string {
  const difference = cents(after) - cents(before)
  if (difference === 0n) return 'Toplam değişmedi'
  const digits = String(difference < 0n ? -difference : difference).padStart(3, '0')
  const amount = formatMoney(`${digits.slice(0, -2)}.${digits.slice(-2)}`, currency)
  return difference < 0n ? `${amount} daha ucuz` : `${amount} daha pahalı`
}
