/** `/staff/customer-duplicates`: records that seem to be one customer, side by side, to be merged or kept apart; and what was merged. */
import type { Duplicate } from '@kervan/domain/customers/customer-merges.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { DuplicateCard } from '#features/customers/merges/duplicate-card.tsx'
import { MergeList } from '#features/customers/merges/merge-list.tsx'
import { useParam } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function DuplicatesPage() {
  useDocumentTitle('Aynı görünen kayıtlar')
  const customerId = useParam('customer')
  const query = useQuery(
    api.customers.merges.duplicates.queryOptions({
      input: { ...(customerId && { customer_id: customerId }) },
    }),
  )
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      <header>
        <p className="text-13">
          <Link to="/staff/customers" className="link">
            Müşteriler
          </Link>
        </p>
        <h1 className="text-22">Aynı görünen kayıtlar</h1>
        <p className="measure text-14 text-muted">
          Birleştirdiğinizde bir kaydın bütün geçmişi öbürüne geçer; bir gün içinde geri alabilirsiniz.
          İkisinin de hesabı varsa birleştirilmez, bir firmaya bağlanır.
        </p>
      </header>
      {query.isError && <LoadFailure title="Kayıtlar gösterilemedi" query={query} />}
      {query.isPending && (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </Loading>
      )}
      {query.data && <Pairs pairs={query.data.items} />}
      <MergeList />
    </div>
  )
}

function Pairs({ pairs }: { pairs: readonly Duplicate[] }) {
  if (pairs.length === 0)
    return (
      <Card aria-label="Aynı görünen kayıtlar">
        <EmptyState title="Aynı görünen kayıt yok">
          Posta kutusu, telefonu ya da adı ve şirketi aynı olan kayıtlar burada görünür.
        </EmptyState>
      </Card>
    )
  return (
    <ul className="flex flex-col gap-4">
      {pairs.map((pair) => (
        <li key={`${pair.one.id}${pair.other.id}`}>
          <DuplicateCard pair={pair} />
        </li>
      ))}
    </ul>
  )
}
