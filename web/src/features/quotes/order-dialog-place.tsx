/** Where the address opens the order dialog: `?order=new`, or `?order=<id>` for a request. Its code comes when it is asked for. */
import { lazy, Suspense } from 'react'
import { useParam } from '#spine/addresses/dialog-address.ts'

const OrderDialog = lazy(async () => ({
  default: (await import('#features/quotes/order-dialog.tsx')).OrderDialog,
}))

export function OrderDialogPlace() {
  const order = useParam('order')
  if (!order) return null
  return (
    <Suspense fallback={null}>
      <OrderDialog key={order} requestId={order === 'new' ? null : order} />
    </Suspense>
  )
}
