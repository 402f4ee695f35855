/** The fields of a request or a response, one row each, nested ones indented. */
import type { FieldRow } from '#assembly/api-docs/schema-fields.ts'
import { cn } from '#spine/ui/class-names.ts'

const indents = ['', 'pl-4', 'pl-8', 'pl-12', 'pl-16']
const phoneIndents = ['', 'max-sm:pl-4', 'max-sm:pl-8', 'max-sm:pl-12', 'max-sm:pl-16']

type Props = {
  title: string
  rows: readonly FieldRow[]
  /** Requests mark their required fields, responses their optional ones. */
  marks: 'required' | 'optional'
}

export function FieldTable({ title, rows, marks }: Props) {
  if (rows.length === 0) return null
  return (
    <div>
      <h4 className="mb-1 text-13 font-medium text-muted">{title}</h4>
      <dl className="border-line border-t text-14">
        {rows.map((row, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the same name may occur at several depths; rows never move
            key={index}
            className="grid gap-x-4 border-line border-b py-1.5 sm:grid-cols-[14rem_1fr]"
          >
            <dt className={cn('min-w-0 break-words font-mono text-13', indents[row.depth])}>
              {row.name}
              {row.required === (marks === 'required') && (
                <span className="ml-2 font-sans text-12 text-muted">
                  {marks === 'required' ? 'zorunlu' : 'olmayabilir'}
                </span>
              )}
            </dt>
            <dd className={cn('min-w-0 break-words', phoneIndents[row.depth])}>
              {row.type}
              {row.note && <span className="text-muted"> · {row.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
