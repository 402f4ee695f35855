/** A new price must be seen first, so that a click meant for the old one does not accept it. */
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import type { QuotedRequest } from '#features/requests/quoted-request.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'

type Props = { seen: QuotedRequest; request: QuotedRequest; onSeen: () => void }

export function RenewedQuote({ seen, request, onSeen }: Props) {
  const [before, after] = [priceOf(seen), priceOf(request)]
  return (
    <Alert
      title={before === after ? 'Teklif yenilendi' : 'Fiyat yenilendi'}
      action={
        <Button size="sm" onClick={onSeen}>
          Güncel teklifle devam et
        </Button>
      }
    >
      {before === after
        ? 'Fiyat aynı kaldı; notu ve geçerliliği talebin detayında görürsünüz.'
        : `Önceki fiyat: ${before}. Güncel fiyat: ${after}.`}
    </Alert>
  )
}

function priceOf({ quote_amount, quote_currency }: QuotedRequest): string {
  return quote_amount === null ? '–' : formatMoney(quote_amount, quote_currency ?? '')
}
