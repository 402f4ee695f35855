/** Fetches the central bank's newest bulletin now, and says what came of it. */
import type { Refreshed } from '@kervan/domain/rates/rates.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { toast } from '#spine/ui/toast.tsx'

/** Longer than the server's own search. */
const timeoutMs = 40_000

export function RefreshButton() {
  const queries = useQueryClient()
  const refresh = useMutation({
    mutationFn: () => client.rates.refresh(undefined, { signal: AbortSignal.timeout(timeoutMs) }),
    onSuccess: (refreshed) => {
      sayOutcome(refreshed)
      return queries.invalidateQueries({ queryKey: api.rates.key() })
    },
    onError: (error) => toast.failure({ title: 'Kurlar alınamadı', description: toProblem(error).message }),
  })
  return (
    <Button onClick={() => refresh.mutate()} busy={refresh.isPending} busyLabel="Kurlar alınıyor">
      <RefreshCw strokeWidth={1.75} aria-hidden />
      Şimdi al
    </Button>
  )
}

function sayOutcome({ outcome, date, bulletin_no }: Refreshed): void {
  const bulletin = date && `${formatDate(date)}, bülten ${bulletin_no}`
  if (outcome === 'stored') toast.success({ title: 'Yeni kurlar alındı', description: bulletin ?? '' })
  else if (outcome === 'known')
    toast.info({ title: 'Yayımlanan son kurlar zaten kayıtlı', description: bulletin ?? '' })
  else
    toast.failure({
      title: 'Kurlar alınamadı',
      description:
        outcome === 'off'
          ? 'Bu kurulumda FX_URL ayarlanmamış.'
          : 'Merkez Bankası’nın kurlarına şu anda ulaşılamıyor. Kayıtlı kurlar geçerli kalıyor.',
    })
}
