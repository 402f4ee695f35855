/** Shows a toast for each new customer on every page of the office. */

import { newCustomerText } from '@kervan/domain/customers/new-customer-text.ts'
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { useLocation, useNavigate } from 'react-router'
import { loadPatiently } from '#spine/api/load-patiently.ts'
import { useLiveEvent } from '#spine/live/use-live.ts'
import { toast } from '#spine/ui/toast.tsx'

export function NewCustomerNotice() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const notify = async ({ data }: LiveEvent) => {
    // Loaded with the first event: schemas are heavy, and no page needs them to open.
    const events = await loadPatiently(() => import('@kervan/domain/customers/customers.events.ts'))
    const joined = events.customerJoined.data.safeParse(data)
    if (!joined.success) return
    const page = `/staff/customer-management/${joined.data.customer_id}`
    toast.info({
      title: newCustomerText(joined.data),
      kind: 'longer',
      ...(pathname !== page && { action: { label: 'Göster', onClick: () => void navigate(page) } }),
    })
  }
  useLiveEvent('customer.joined', (event) => void notify(event).catch(() => undefined))
  return null
}
