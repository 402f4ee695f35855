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
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ColumnChoice } from '#features/lists/column-choice.tsx'
import { ImportPreview, type PreviewedRow, previewSize } from '#features/lists/import-preview.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { toast } from '#spine/ui/toast.tsx'

export function ColumnMeanings({ shown: { id, heads, row_count } }: { shown: CustomerImport }) {
  const [meanings, setMeanings] = useState<Meanings>(() => guessMeanings(heads))
  const queries = useQueryClient()
  const sample = useQuery(api.customers.imports.rows.queryOptions({ input: { id, limit: previewSize } }))
  const start = useMutation({
    mutationFn: () => client.customers.imports.start({ id, meanings: [...meanings] }),
    onSuccess: (started) =>
      queries.setQueryData(api.customers.imports.get.queryKey({ input: { id } }), started),
    onError: (error) => toast.failure({ title: 'Başlatılamadı', description: toProblem(error).message }),
  })
  return (
    <>
      <ColumnChoice
        heads={heads}
        rows={sample.data?.items ?? []}
        fields={importFields}
        words={importFieldWords}
        meanings={meanings}
        onChange={setMeanings}
      />
      <ImportPreview
        columns={['Ad soyad', 'Şirket', 'E-posta', 'Telefon', 'Vergi no', 'Sektör', 'Şehir']}
        rows={sample.data?.items}
        rowCount={row_count}
        read={(cells) => previewed(readImportedCustomer(cells, meanings))}
        problem={meaningsProblem(meanings)}
        isStarting={start.isPending}
        onStart={() => start.mutate()}
      />
    </>
  )
}

function previewed(read: ReturnType<typeof readImportedCustomer>): PreviewedRow {
  if ('problem' in read) return read
  const { form, organisation, sector, city, country } = read
  return {
    values: [
      [form.first_name, form.last_name].filter(Boolean).join(' '),
      form.company,
      form.email,
      form.phone,
      organisation?.tax_number,
      sector,
      [city, country].filter(Boolean).join(', '),
    ],
  }
}
