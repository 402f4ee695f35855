/** What was merged lately, with the way back while there is one. */
import type { CustomerMerge } from '@kervan/domain/customers/customer-merges.contract.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function MergeList() {
  const query = useQuery(api.customers.merges.merges.queryOptions())
  if (query.isError)
    return (
      <Card aria-label="Son birleştirmeler">
        <LoadFailure title="Birleştirmeler gösterilemedi" query={query} />
      </Card>
    )
  if (!query.data || query.data.items.length === 0) return null
  return (
    <Card aria-label="Son birleştirmeler">
      <CardHead title="Son birleştirmeler" />
      <ul className="divide-y divide-line">
        {query.data.items.map((merge) => (
          <MergeRow key={merge.id} merge={merge} />
        ))}
      </ul>
    </Card>
  )
}

function MergeRow({ merge }: { merge: CustomerMerge }) {
  const { id, kept_id, kept_name, gone_name, moved, merged_by_name, merged_at, undo_until, undone_at } = merge
  const queries = useQueryClient()
  const undo = useMutation({
    mutationFn: () => client.customers.merges.undo({ id }),
    onSuccess: () => {
      toast.success({ title: 'Birleştirme geri alındı' })
      void queries.invalidateQueries({ queryKey: api.customers.key() })
    },
    onError: (error) => toast.failure({ title: 'Geri alınamadı', description: toProblem(error).message }),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-14 md:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words">
          {gone_name ? `${gone_name} → ` : ''}
          <Link to={`/staff/customer-management/${kept_id}`} className="link font-medium">
            {kept_name}
          </Link>
        </p>
        <p className="text-13 text-muted">
          {[merged_by_name, moved > 0 && `${formatCount(moved)} kayıt taşındı`].filter(Boolean).join(' · ')} ·{' '}
          <RelativeTime moment={merged_at} />
        </p>
      </div>
      {undone_at ? (
        <span className="text-13 text-muted">Geri alındı</span>
      ) : (
        Date.parse(undo_until) > Date.now() && (
          <Button size="sm" onClick={() => undo.mutate()} busy={undo.isPending} busyLabel="Geri alınıyor">
            <Undo2 strokeWidth={1.75} aria-hidden />
            Geri al
          </Button>
        )
      )}
    </li>
  )
}
