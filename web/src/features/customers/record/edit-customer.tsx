/** Changes a customer's record and firm, opened by the address. */
import { useQuery } from '@tanstack/react-query'
import { CustomerFormDialog } from '#features/customers/customer-form-dialog.tsx'
import { OrganisationPart } from '#features/customers/record/organisation-part.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function EditCustomer({ id, onClose }: { id: string; onClose: () => void }) {
  const customer = useQuery(api.customers.get.queryOptions({ input: { id } }))
  if (!customer.data)
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title="Müşteriyi düzenle" page>
        {customer.isError ? (
          <LoadFailure title="Müşteri açılamadı" query={customer} />
        ) : (
          <Loading>
            <Skeleton className="h-80" />
          </Loading>
        )}
      </Dialog>
    )
  return (
    // What the firm says is another record to begin with.
    <CustomerFormDialog
      key={`${id} ${customer.data.organisation_id}`}
      known={customer.data}
      onSaved={onClose}
      onClose={onClose}
    >
      <OrganisationPart customer={customer.data} />
    </CustomerFormDialog>
  )
}
