/** The first rows of a table that was brought, as they would be taken, and the button that takes all of them; beside the choice of its columns. */
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

/** So many rows are asked for. */
export const previewSize = 20

type Row = { line: number; cells: string[] }
/** What each of its columns would hold, with empty ones left out; or why it cannot be taken. */
export type PreviewedRow = { problem: string } | { values: readonly (string | null | undefined)[] }

type Props = {
  columns: readonly string[]
  /** Undefined while they are fetched. */
  rows: readonly Row[] | undefined
  rowCount: number
  read: (cells: string[]) => PreviewedRow
  /** Why the columns cannot be taken as they are chosen. */
  problem: string | undefined
  isStarting: boolean
  onStart: () => void
}

export function ImportPreview({ columns, rows, rowCount, read, problem, isStarting, onStart }: Props) {
  return (
    <Card aria-label="Önizleme">
      <CardHead title={`Önizleme: ilk ${Math.min(previewSize, rowCount)} satır`} />
      {rows ? (
        <PreviewTable columns={columns} rows={rows} read={read} />
      ) : (
        <Loading className="p-5">
          <Skeleton className="h-40" />
        </Loading>
      )}
      <CardBody className="flex flex-col gap-3 border-line border-t">
        {problem && <Alert>{problem}</Alert>}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Button
            variant="primary"
            disabled={problem !== undefined}
            onClick={onStart}
            busy={isStarting}
            busyLabel="Başlıyor"
          >
            {formatCount(rowCount)} satırı aktar
          </Button>
        </div>
      </CardBody>
    </Card>
  )
}

function PreviewTable({ columns, rows, read }: Pick<Props, 'columns' | 'read'> & { rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than the screen
    <section aria-label="İlk satırlar" tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-13">
        <thead className="text-left text-muted">
          <tr className="[&>th]:px-4 [&>th]:py-2 [&>th]:font-medium">
            <th scope="col">Satır</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {rows.map(({ line, cells }) => (
            <PreviewRow key={line} line={line} columns={columns} row={read(cells)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PreviewRow({ line, columns, row }: { line: number; columns: readonly string[]; row: PreviewedRow }) {
  return (
    <tr className="[&>td]:px-4 [&>td]:py-2">
      <td className="figures text-muted">{line}</td>
      {'problem' in row ? (
        <td colSpan={columns.length} className="text-danger">
          {row.problem}
        </td>
      ) : (
        columns.map((column, position) => (
          <td key={column} className="figures whitespace-nowrap">
            {row.values[position] || '–'}
          </td>
        ))
      )}
    </tr>
  )
}
