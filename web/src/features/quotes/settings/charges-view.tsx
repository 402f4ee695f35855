/** The catalogue of charges as rows, which an admin changes and adds to; and the tax codes that they have. */
import type { Charge } from '@kervan/domain/quotes/pricing-basis.ts'
import { itemKindWords, itemUnitWords } from '@kervan/domain/quotes/quote-options.ts'
import { transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { TaxCodes } from '#features/quotes/settings/tax-codes.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const ChargeDialog = lazy(() =>
  loadDialog(async () => (await import('#features/quotes/settings/charge-dialog.tsx')).ChargeDialog),
)

export function ChargesView({ mayChange }: { mayChange: boolean }) {
  const basis = useQuery(api.quotes.editor.basis.queryOptions())
  const queries = useQueryClient()
  const [edited, setEdited] = useState<Charge | 'new' | null>(null)
  const remove = useMutation({
    mutationFn: (id: string) => client.quotes.pricing.removeCharge({ id }, callTimeout()),
    onSettled: () => queries.invalidateQueries({ queryKey: api.quotes.editor.basis.key() }),
  })
  if (!basis.data && basis.isError) return <LoadFailure title="Ücretler gösterilemedi" query={basis} />
  if (!basis.data)
    return (
      <Loading>
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    )
  const { charges, tax_codes } = basis.data
  const add = mayChange && (
    <Button size="sm" onClick={() => setEdited('new')}>
      <Plus strokeWidth={1.75} aria-hidden />
      Kalem ekle
    </Button>
  )
  return (
    <>
      {remove.isError && <Alert title="Kalem kaldırılamadı">{toProblem(remove.error).message}</Alert>}
      <Card aria-label="Ücret kalemleri">
        <CardHead title="Ücret kalemleri" action={add} />
        {charges.length === 0 ? (
          <EmptyState title="Katalog boş">Teklif yazarken seçilecek kalemleri buraya ekleyin.</EmptyState>
        ) : (
          <ul aria-label="Ücret kalemleri" className="divide-y divide-line">
            {charges.map((charge) => (
              <ChargeRow
                key={charge.id}
                charge={charge}
                acts={
                  mayChange && (
                    <div className="flex gap-2">
                      <Button
                        size="sm"
                        aria-label={`Düzenle: ${charge.title}`}
                        onClick={() => setEdited(charge)}
                      >
                        Düzenle
                      </Button>
                      <ConfirmDialog
                        trigger={
                          <Button
                            size="sm"
                            variant="ghost"
                            busy={remove.isPending && remove.variables === charge.id}
                            aria-label={`Kaldır: ${charge.title}`}
                          >
                            Kaldır
                          </Button>
                        }
                        title="Kalem kaldırılsın mı?"
                        description={`${charge.title}: katalogdan kalkar. Yazılmış teklifler değişmez.`}
                        confirmLabel="Kalemi kaldır"
                        onConfirm={() => remove.mutate(charge.id)}
                      />
                    </div>
                  )
                }
              />
            ))}
          </ul>
        )}
      </Card>
      <TaxCodes codes={tax_codes} mayChange={mayChange} />
      {edited && (
        <Suspense>
          <ChargeDialog
            {...(edited !== 'new' && { known: edited })}
            taxCodes={tax_codes}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function ChargeRow({ charge, acts }: { charge: Charge; acts: React.ReactNode }) {
  const { title, kind, unit, currency, unit_price, tax_code, is_disbursement, transport_modes } = charge
  const facts = [itemKindWords[kind], tax_code, ...(is_disbursement ? ['aynen yansıtılır'] : [])]
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2.5 text-14 md:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words font-medium">{title}</p>
        <p className="text-13 text-muted">{facts.join(' · ')}</p>
        <p className="text-13 text-muted">
          {transport_modes.map((mode) => transportModeWords[mode]).join(', ')}
        </p>
      </div>
      <p className="figures basis-44 md:text-right">
        {unit_price === null ? (
          <span className="text-muted">Her seferinde yazılır</span>
        ) : (
          `${formatMoney(unit_price, currency)} / ${itemUnitWords[unit]}`
        )}
      </p>
      {acts}
    </li>
  )
}
