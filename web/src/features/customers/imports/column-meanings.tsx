/** Which column of the table says what, with the first rows as they would become customers. */
import type { CustomerImport } from '@kervan/domain/customers/customer-imports.contract.ts'
import {
  guessMeanings,
  importFields,
  importFieldWords,
  type ColumnMeanings as Meanings,
  meaningsProblem,
  readImportedCustomer,
} from '@kervan/domain/customers/imported-customer.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ColumnChoice } from '#features/lists/column-choice.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const sampleSize = 20

export function ColumnMeanings({ shown: { id, heads, row_count } }: { shown: CustomerImport }) {
  const [meanings, setMeanings] = useState<Meanings>(() => guessMeanings(heads))
  const queries = useQueryClient()
  const sample = useQuery(api.customers.imports.rows.queryOptions({ input: { id, limit: sampleSize } }))
  const start = useMutation({
    mutationFn: () => client.customers.imports.start({ id, meanings: [...meanings] }),
    onSuccess: (started) =>
      queries.setQueryData(api.customers.imports.get.queryKey({ input: { id } }), started),
    onError: (error) => toast.failure({ title: 'Başlatılamadı', description: toProblem(error).message }),
  })
  const problem = meaningsProblem(meanings)
  const rows = sample.data?.items ?? []
  return (
    <>
      <ColumnChoice
        heads={heads}
        rows={rows}
        fields={importFields}
        words={importFieldWords}
        meanings={meanings}
        onChange={setMeanings}
      />
      <Card aria-label="Önizleme">
        <CardHead title={`Önizleme: ilk ${Math.min(sampleSize, row_count)} satır`} />
        {sample.data ? (
          <Preview rows={rows} meanings={meanings} />
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
              onClick={() => start.mutate()}
              busy={start.isPending}
              busyLabel="Başlıyor"
            >
              {formatCount(row_count)} satırı aktar
            </Button>
          </div>
        </CardBody>
      </Card>
    </>
  )
}

type Row = { line: number; cells: string[] }

function Preview({ rows, meanings }: { rows: readonly Row[]; meanings: Meanings }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than the screen
    <section aria-label="İlk satırlar" tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-13">
        <thead className="text-left text-muted">
          <tr className="[&>th]:px-4 [&>th]:py-2 [&>th]:font-medium">
            <th scope="col">Satır</th>
            <th scope="col">Ad soyad</th>
            <th scope="col">Şirket</th>
            <th scope="col">E-posta</th>
            <th scope="col">Telefon</th>
            <th scope="col">Vergi no</th>
            <th scope="col">Sektör</th>
            <th scope="col">Şehir</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {rows.map((row) => (
            <PreviewRow key={row.line} row={row} meanings={meanings} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PreviewRow({ row: { line, cells }, meanings }: { row: Row; meanings: Meanings }) {
  const read = readImportedCustomer(cells, meanings)
  if ('problem' in read)
    return (
      <tr className="[&>td]:px-4 [&>td]:py-2">
        <td className="figures text-muted">{line}</td>
        <td colSpan={7} className="text-danger">
          {read.problem}
        </td>
      </tr>
    )
  const { form, organisation, sector, city, country } = read
  return (
    <tr className="[&>td]:whitespace-nowrap [&>td]:px-4 [&>td]:py-2">
      <td className="figures text-muted">{line}</td>
      <td>{[form.first_name, form.last_name].filter(Boolean).join(' ') || '–'}</td>
      <td>{form.company ?? '–'}</td>
      <td>{form.email ?? '–'}</td>
      <td>{form.phone ?? '–'}</td>
      <td>{organisation?.tax_number ?? '–'}</td>
      <td>{sector || '–'}</td>
      <td>{[city, country].filter(Boolean).join(', ') || '–'}</td>
    </tr>
  )
}
