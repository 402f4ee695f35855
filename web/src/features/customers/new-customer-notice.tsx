/** Shows a toast for each new customer on every page of the office. */
import { customerJoined } from '@kervan/domain/customers/customers.events.ts'
import { useLocation, useNavigate } from 'react-router'
import { newCustomerText } from '#features/customers/new-customer-text.ts'
import { useLiveEvent } from '#spine/live/use-live.ts'
import { toast } from '#spine/ui/toast.tsx'

export function NewCustomerNotice() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useLiveEvent(customerJoined.name, ({ data }) => {
    const joined = customerJoined.data.safeParse(data)
    if (!joined.success) return
    toast.info({
      title: newCustomerText(joined.data),
      kind: 'longer',
      ...(pathname !== '/staff' && { action: { label: 'Göster', onClick: () => void navigate('/staff') } }),
    })
  })
  return null
}
