/** The account section with whom a customer belongs to: the firm and colleagues whom staff have joined, and the representative. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function OwnOrganisation() {
  const firm = useQuery(api.customers.getOwnOrganisation.queryOptions())
  const representative = useQuery(api.customers.getRepresentative.queryOptions())
  if (firm.isError && !firm.data) return <LoadFailure title="Firmanız gösterilemedi" query={firm} />
  if (!firm.data)
    return (
      <Loading>
        <Skeleton className="h-16" />
      </Loading>
    )
  const { organisation } = firm.data
  const known = representative.data?.representative
  return (
    <dl className="grid gap-x-6 gap-y-3 text-14 sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-13 text-muted">Firma</dt>
        <dd className="break-words">
          {organisation?.name ?? 'Bir firmaya bağlı değilsiniz; temsilciniz bağlayabilir.'}
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="text-13 text-muted">Temsilciniz</dt>
        <dd className="break-words">
          {known && `${known.name}, ${known.phone}`}
          {representative.data && !known && 'Henüz atanmadı'}
          {representative.isPending && <Skeleton className="h-5 w-40" />}
          {representative.isError && !representative.data && 'Şu an gösterilemiyor'}
        </dd>
      </div>
      {organisation && (
        <div className="min-w-0 sm:col-span-2">
          <dt className="text-13 text-muted">Firmanızdan diğer kişiler</dt>
          <dd className="break-words">
            {organisation.colleagues.length > 0 ? organisation.colleagues.join(', ') : 'Yok'}
          </dd>
        </div>
      )}
    </dl>
  )
}
