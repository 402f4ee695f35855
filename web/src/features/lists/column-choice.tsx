/** Says of each column of a table that was brought what it holds, beside its first cells. */
import type { ColumnMeanings } from '@kervan/domain/lists/column-meanings.ts'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { Select } from '#spine/ui/select.tsx'

type Props<Field extends string> = {
  heads: readonly string[]
  rows: readonly { cells: readonly string[] }[]
  fields: readonly Field[]
  words: Readonly<Record<Field, string>>
  meanings: ColumnMeanings<Field>
  onChange: (meanings: ColumnMeanings<Field>) => void
}

export function ColumnChoice<Field extends string>(props: Props<Field>) {
  const { heads, rows, fields, words, meanings, onChange } = props
  const options = [
    { value: '', label: 'Alınmasın' },
    ...fields.map((field) => ({ value: field, label: words[field] })),
  ]
  return (
    <Card aria-label="Sütunlar">
      <CardHead title="Hangi sütun ne?" />
      <ul className="grid gap-x-8 gap-y-3 p-4 md:grid-cols-2 md:p-5">
        {heads.map((head, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are what their place says, two may have one heading
          <li key={index} className="grid grid-cols-2 items-center gap-3">
            <div className="min-w-0 text-14">
              <p className="truncate font-medium" title={head}>
                {head || `${index + 1}. sütun`}
              </p>
              <p className="truncate text-13 text-muted">
                {rows
                  .map(({ cells }) => cells[index])
                  .filter(Boolean)
                  .slice(0, 2)
                  .join(', ') || '–'}
              </p>
            </div>
            <Select
              aria-label={`${head || `${index + 1}. sütun`} ne?`}
              options={options}
              value={meanings[index] ?? ''}
              onChange={({ target }) => onChange(meanings.with(index, (target.value as Field) || null))}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
