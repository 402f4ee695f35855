/** Every line of two revisions: added, removed, changed with what it was, or the same. */
import { itemKindWords, itemUnitWords } from '@kervan/domain/quotes/quote-options.ts'
import { lineAmount } from '@kervan/domain/quotes/quote-sums.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { Badge } from '#spine/ui/badge.tsx'

type Line = {
  id: string
  kind: keyof typeof itemKindWords
  title: string
  description: string
  quantity: string
  unit: keyof typeof itemUnitWords
  unit_price: string
  currency: string
  is_optional: boolean
  tax_code: string
  /** For staff only. */
  unit_cost?: string | null
  cost_currency?: string
  is_disbursement?: boolean
}
export type ComparedLine = {
  change: 'added' | 'removed' | 'changed' | 'same'
  before: Line | null
  after: Line | null
  fields: string[]
}

const changeWords = { added: 'Eklendi', removed: 'Çıkarıldı', changed: 'Değişti' } as const

export function DifferenceLines({ lines }: { lines: readonly ComparedLine[] }) {
  return (
    <section>
      <h3 className="mb-2 text-15">Kalemler</h3>
      <ol>
        {lines.map(({ change, before, after, fields }) => {
          const line = after ?? before
          if (!line) return null
          return (
            <li key={line.id} className="border-line border-b py-2.5 last:border-b-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <span className={change === 'same' ? 'text-muted' : 'font-medium'}>
                  {line.title || itemKindWords[line.kind]}{' '}
                  {line.is_optional && (
                    <span className="font-normal text-13 text-muted">(isteğe bağlı) </span>
                  )}
                  {change !== 'same' && <Badge>{changeWords[change]}</Badge>}
                </span>
                <span className="figures">
                  <Amounts before={before} after={after} />
                </span>
              </div>
              {change === 'changed' && before && after && (
                <ul className="mt-1 text-13 text-muted">
                  {fields.map((field) => (
                    <li key={field} className="break-words">
                      {fieldWords[field] ?? field}: {shownValue(before, field)} → {shownValue(after, field)}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Amounts({ before, after }: Pick<ComparedLine, 'before' | 'after'>) {
  const [old, now] = [before, after].map((line) => line && formatMoney(lineAmount(line), line.currency))
  if (old && now && old !== now)
    return (
      <>
        <del className="text-muted decoration-1">{old}</del> <ins className="no-underline">{now}</ins>
      </>
    )
  return now ? (
    <ins className="no-underline">{now}</ins>
  ) : (
    <del className="text-muted decoration-1">{old}</del>
  )
}

const fieldWords: Record<string, string> = {
  kind: 'Tür',
  title: 'Kalem',
  description: 'Açıklama',
  quantity: 'Miktar',
  unit: 'Birim',
  unit_price: 'Birim fiyat',
  currency: 'Para birimi',
  is_optional: 'İsteğe bağlı',
  is_disbursement: 'Aynen yansıtma',
  tax_code: 'Vergi kodu',
  unit_cost: 'Birim maliyet',
  cost_currency: 'Maliyetin para birimi',
}

function shownValue(line: Line, field: string): string {
  const value = line[field as keyof Line]
  if (field === 'kind') return itemKindWords[line.kind]
  if (field === 'unit') return itemUnitWords[line.unit]
  if (field === 'unit_price') return formatMoney(line.unit_price, line.currency)
  if (field === 'unit_cost' && line.unit_cost)
    return formatMoney(line.unit_cost, line.cost_currency ?? line.currency)
  if (typeof value === 'boolean') return value ? 'evet' : 'hayır'
  return value ? value.replace('.', field === 'quantity' ? ',' : '.') : '–'
}
