/** Shows the order dialog when the URL has `?order=new`, or `?order=<id>` for a request. Its code is loaded on demand. */
import { type ElementType, lazy, Suspense } from 'react'
import { useParam } from '#spine/addresses/dialog-address.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'

const OrderDialog: ElementType = lazy(() =>
  loadDialog(async () => (await import('#features/quotes/order-dialog.tsx')).OrderDialog),
)

export function OrderDialogOutlet() {
  const order = useParam('order')
  if (!order) return null
  return (
    <Suspense fallback={null}>
      <OrderDialog key={order} requestId={order === 'new' ? null : order} />
    </Suspense>
  )
}
