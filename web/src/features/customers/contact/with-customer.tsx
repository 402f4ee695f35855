/** A dialog about one customer, who is fetched by id: what it shows while they are not there yet. */
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { isErased } from '@kervan/domain/customers/customers.policy.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { customerName } from '#features/customers/customer-columns.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Props = {
  id: string
  title: string
  onClose: () => void
  children: (customer: Customer) => ReactNode
}

export function CustomerDialog({ id, title, onClose, children }: Props) {
  const customer = useQuery(api.customers.get.queryOptions({ input: { id } }))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      {...(customer.data && { description: whoIs(customer.data) })}
    >
      {customer.data && isErased(customer.data) ? (
        <p className="text-14">Bu kişinin verileri silindi; kendisine ulaşılamaz.</p>
      ) : customer.data ? (
        children(customer.data)
      ) : customer.isError ? (
        <LoadFailure title="Müşteri açılamadı" query={customer} />
      ) : (
        <Loading>
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Dialog>
  )
}

function whoIs(customer: Customer): string {
  const name = customerName(customer)
  return customer.company && customer.company !== name ? `${name}, ${customer.company}` : name
}
