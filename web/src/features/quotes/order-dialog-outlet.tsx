/** Shows the order dialog when the URL has `?order=new`, or `?order=<id>` for a request. Its code is loaded on demand. */
import { lazy, Suspense } from 'react'
import { useParam } from '#spine/addresses/dialog-address.ts'

const OrderDialog = lazy(async () => ({
  default: (await import('#features/quotes/order-dialog.tsx')).OrderDialog,
}))

export function OrderDialogOutlet() {
  const order = useParam('order')
  if (!order) return null
  return (
    <Suspense fallback={null}>
      <OrderDialog key={order} requestId={order === 'new' ? null : order} />
    </Suspense>
  )
}
