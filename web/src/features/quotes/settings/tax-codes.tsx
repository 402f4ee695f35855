/** The tax codes as rows, with the rate that holds today and the one that follows; an admin changes and adds to them. */
import type { TaxCode } from '@kervan/domain/quotes/pricing-basis.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { toast } from '#spine/ui/toast.tsx'

const TaxCodeDialog = lazy(() =>
  loadDialog(async () => (await import('#features/quotes/settings/tax-code-dialog.tsx')).TaxCodeDialog),
)

type Props = { codes: readonly TaxCode[]; mayChange: boolean }

export function TaxCodes({ codes, mayChange }: Props) {
  const queries = useQueryClient()
  const [edited, setEdited] = useState<TaxCode | 'new' | null>(null)
  const remove = useMutation({
    mutationFn: (code: string) => client.quotes.pricing.removeTaxCode({ code }, callTimeout()),
    onError: (error, code) =>
      toast.failure({ title: `${code} kaldırılamadı`, description: toProblem(error).message }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.quotes.editor.basis.key() }),
  })
  const add = mayChange && (
    <Button size="sm" onClick={() => setEdited('new')}>
      <Plus strokeWidth={1.75} aria-hidden />
      Vergi kodu ekle
    </Button>
  )
  return (
    <Card aria-label="Vergi kodları">
      <CardHead title="Vergi kodları" action={add} />
      <ul aria-label="Vergi kodları" className="divide-y divide-line">
        {codes.map((code) => (
          <li
            key={code.code}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5 text-14 md:px-5"
          >
            <Facts {...code} />
            {mayChange && (
              <div className="flex gap-2">
                <Button size="sm" aria-label={`Düzenle: ${code.code}`} onClick={() => setEdited(code)}>
                  Düzenle
                </Button>
                <ConfirmDialog
                  trigger={
                    <Button size="sm" variant="ghost" aria-label={`Kaldır: ${code.code}`}>
                      Kaldır
                    </Button>
                  }
                  title="Vergi kodu kaldırılsın mı?"
                  description={`${code.code}, ${code.title}. Kullanılan bir kod kaldırılamaz.`}
                  confirmLabel="Vergi kodunu kaldır"
                  onConfirm={() => remove.mutate(code.code)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <Suspense>
          <TaxCodeDialog {...(edited !== 'new' && { known: edited })} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Card>
  )
}

const shown = (percent: string) => `%${percent.replace('.', ',')}`

function Facts({ code, title, percent, exemption_reason, next }: TaxCode) {
  return (
    <>
      <span className="basis-20 font-medium">{code}</span>
      <span className="min-w-0 flex-1 basis-48 break-words">
        {title}
        {next && (
          <span className="block text-13 text-muted">
            {formatDate(`${next.from}T12:00:00Z`)} gününden itibaren {shown(next.percent)}
          </span>
        )}
      </span>
      <span className="figures text-muted">
        {shown(percent)}
        {exemption_reason && ` · istisna ${exemption_reason}`}
      </span>
    </>
  )
}
