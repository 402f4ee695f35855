/** The firm of a customer: joining, parting, and its other people. Nobody joins one by typing its name in the record. */
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { organisationHintWords } from '@kervan/domain/customers/organisations.policy.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { RecordCombobox } from '#spine/ui/record-combobox.tsx'

const OrganisationDialog = lazy(() =>
  loadDialog(
    async () => (await import('#features/customers/record/organisation-dialog.tsx')).OrganisationDialog,
  ),
)

export function OrganisationPart({ customer: { id, company } }: { customer: Customer }) {
  const queries = useQueryClient()
  const firm = useQuery(api.customers.organisations.get.queryOptions({ input: { id } }))
  const [search, setSearch] = useState('')
  /** Null while no dialog is open; otherwise the name with which a new firm begins, or the known one. */
  const [edited, setEdited] = useState<'known' | { name: string } | null>(null)
  const organisation = firm.data?.organisation ?? null
  const suggestions = useQuery(
    api.customers.organisations.suggest.queryOptions({
      input: { id, search },
      enabled: firm.isSuccess && !organisation,
    }),
  )
  const join = useMutation({
    mutationFn: (organisation_id: string | null) =>
      client.customers.organisations.join({ id, organisation_id }, callTimeout()),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.customers.key() }),
  })
  return (
    <section aria-label="Firma" className="mt-6 flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="text-15 font-medium">Firma</h3>
      {join.isError && <Alert title="Kaydedilemedi">{toProblem(join.error).message}</Alert>}
      {organisation ? (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
            <div className="min-w-0 flex-1 basis-60">
              <p className="break-words font-medium">{organisation.name}</p>
              <p className="text-13 text-muted">
                {organisation.tax_number
                  ? `Vergi no ${organisation.tax_number}${organisation.tax_office && `, ${organisation.tax_office}`}`
                  : 'Vergi numarası girilmedi'}
              </p>
            </div>
            <Button size="sm" onClick={() => setEdited('known')}>
              Firmayı düzenle
            </Button>
            <ConfirmDialog
              trigger={
                <Button size="sm" variant="ghost" busy={join.isPending}>
                  Ayır
                </Button>
              }
              title="Firmadan ayrılsın mı?"
              description={`${organisation.name}: kişi firmadan ayrılır, talepleri ve teklifleri kişide kalır.`}
              confirmLabel="Firmadan ayır"
              onConfirm={() => join.mutate(null)}
            />
          </div>
          <p className="text-13 text-muted">
            {firm.data?.colleagues.length
              ? `Firmanın öteki kişileri: ${firm.data.colleagues.map(({ name }) => name).join(', ')}`
              : 'Firmanın kayıtlı başka kişisi yok.'}
          </p>
        </>
      ) : (
        <Field label="Bir firmaya bağla" hint="Ad veya vergi numarasıyla arayın; yoksa yenisini oluşturun.">
          <RecordCombobox
            chosen={null}
            onClear={() => undefined}
            disabled={join.isPending}
            onSearch={setSearch}
            items={suggestions.data?.suggestions.map((found) => ({
              key: found.id,
              label: found.name,
              detail: organisationHintWords[found.hint],
            }))}
            onRetry={suggestions.isError ? () => void suggestions.refetch() : undefined}
            onChoose={({ key }) => join.mutate(key)}
            onCreate={(name) => setEdited({ name })}
            listLabel="Firmalar"
          />
        </Field>
      )}
      {!organisation && firm.isSuccess && (
        <Button size="sm" className="self-start" onClick={() => setEdited({ name: company })}>
          Yeni firma
        </Button>
      )}
      {edited && (
        <Suspense>
          <OrganisationDialog
            customerId={id}
            known={edited === 'known' ? organisation : null}
            name={edited === 'known' ? '' : edited.name}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </section>
  )
}
