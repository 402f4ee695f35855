/** The dialogs of prices that the URL opens over a list of the office: `?order=new`, `?order=<request>` and `?price=<request>`. Their code is loaded on demand. */
import { type ElementType, lazy, Suspense } from 'react'
import { useCloseDialog, useParam } from '#spine/addresses/dialog-address.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'

const OrderDialog: ElementType = lazy(() =>
  loadDialog(async () => (await import('#features/quotes/order-dialog.tsx')).OrderDialog),
)
const QuoteForRequest: ElementType = lazy(() =>
  loadDialog(async () => (await import('#features/quotes/manual/quote-for-request.tsx')).QuoteForRequest),
)

export function PricingDialogs() {
  const [order, price] = [useParam('order'), useParam('price')]
  const closePrice = useCloseDialog('price')
  return (
    <Suspense fallback={null}>
      {order && <OrderDialog key={order} requestId={order === 'new' ? null : order} />}
      {price && <QuoteForRequest key={price} id={price} onClose={closePrice} />}
    </Suspense>
  )
}
