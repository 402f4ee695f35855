/** The account section with a person's consents: the text, whether it is granted, and since when. Changes take effect at once. */

import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import type { Consent } from '@kervan/domain/consents/consents.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConsentHistory } from '#features/consents/consent-history.tsx'
import { withdrawAccountConsent } from '#features/consents/may-measure.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { Switch } from '#spine/ui/switch.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function ConsentsSection() {
  const query = useQuery(api.consents.list.queryOptions())
  if (query.data) {
    return (
      <>
        <ul aria-label="Onaylarınız" className="-my-4">
          {query.data.consents.map((consent) => (
            <ConsentRow key={consent.purpose} consent={consent} />
          ))}
        </ul>
        <PastDecisions />
      </>
    )
  }
  if (query.isError) return <LoadFailure title="Onaylarınız gösterilemedi" query={query} />
  return (
    <Loading className="flex flex-col gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Loading>
  )
}

/** Asked for when it is opened: few want to see it. */
function PastDecisions() {
  const [isOpen, setOpen] = useState(false)
  const history = useQuery(api.consents.history.queryOptions({ enabled: isOpen }))
  return (
    <details className="mt-6 text-14" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer text-muted hover:text-ink">Kararlarınızın geçmişi</summary>
      <div className="pt-3">
        {history.isError && <LoadFailure title="Geçmiş gösterilemedi" query={history} />}
        {history.data && (
          <ConsentHistory decisions={history.data.decisions} empty="Henüz bir karar vermediniz." />
        )}
      </div>
    </details>
  )
}

function ConsentRow({ consent }: { consent: Consent }) {
  const queries = useQueryClient()
  const { purpose, text_version } = consent
  const decide = useMutation({
    onMutate: async (granted: boolean) => {
      if (purpose === 'analytics' && !granted) withdrawAccountConsent(surfaceOf(location.pathname))
      // An answer to an earlier question must not undo the choice.
      await queries.cancelQueries({ queryKey: api.consents.list.key() })
    },
    mutationFn: (granted: boolean) => client.consents.decide({ purpose, granted, text_version }),
    onError: (error) =>
      toast.failure({ title: 'Onay değiştirilemedi', description: toProblem(error).message }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.consents.list.key() }),
  })
  // Optimistic: shows the choice while it is being saved.
  const granted = decide.isPending ? decide.variables : consent.granted
  return (
    <li className="flex flex-col gap-1 border-line border-b py-4 last:border-b-0">
      <Switch
        label={<span className="font-medium">{consent.title}</span>}
        checked={granted}
        onCheckedChange={(chosen) => !decide.isPending && decide.mutate(chosen)}
      />
      <p className="measure pr-14 text-14 text-muted">
        <NonBreakingText text={consent.text} />
      </p>
      {purpose === 'analytics' && (
        <p className="measure pr-14 text-13 text-muted">
          Ölçüm yalnızca kullandığınız tarayıcının gizlilik tercihi de izin veriyorsa yapılır.
        </p>
      )}
      <p className="figures text-13 text-muted" role="status">
        {decide.isPending ? 'Kaydediliyor.' : decisionOf(consent)}
      </p>
    </li>
  )
}

function decisionOf({ granted, decided_at }: Consent): string {
  if (!decided_at) return 'Henüz karar vermediniz; onay verilmemiş sayılır.'
  // A consent starts as not granted, so a decision against it withdraws an earlier one.
  return `${granted ? 'Onay verdiniz' : 'Onayınızı geri aldınız'}: ${formatDateTime(decided_at)}`
}
