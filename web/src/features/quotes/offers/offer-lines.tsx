/** The lines of an offer by group, each with how its amount comes about. Optional ones are shown elsewhere. */
import type { Offer, OfferItem } from '@kervan/domain/quotes/offer.ts'
import { itemKindWords, itemUnitWords } from '@kervan/domain/quotes/quote-options.ts'
import { formatMeasure, formatMoney } from '@kervan/domain/values/format-number.ts'
import { Part } from '#features/quotes/offers/offer-part.tsx'

export function OfferLines({ offer }: { offer: Offer }) {
  const groups = Map.groupBy(
    offer.items.filter(({ is_optional }) => !is_optional),
    ({ kind }) => kind,
  )
  return (
    <Part title="Fiyatın dökümü">
      <div className="flex flex-col gap-4">
        {[...groups].map(([kind, items]) => (
          <section key={kind} aria-label={itemKindWords[kind]}>
            {/* Not where it would say the same as its only line. */}
            {(items.length > 1 || items[0]?.title !== itemKindWords[kind]) && (
              <h4 className="text-13 text-muted">{itemKindWords[kind]}</h4>
            )}
            <ul>
              {items.map((item) => (
                <li key={item.id} className="border-line border-b py-2 last:border-b-0">
                  <LineText item={item} currency={offer.currency} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Part>
  )
}

/** The amount is in the line's own currency; where that is another, what it is in the offer's stands below. */
export function LineText({ item, currency }: { item: OfferItem; currency: string }) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-6 text-14">
      <span className="min-w-0 break-words">
        {item.title}
        <span className="figures block text-13 text-muted">
          {formatMeasure(item.quantity, itemUnitWords[item.unit])} ×{' '}
          {formatMoney(item.unit_price, item.currency)}
        </span>
        {item.description && (
          <span className="block whitespace-pre-line text-13 text-muted">{item.description}</span>
        )}
      </span>
      <span className="figures ml-auto text-right">
        {formatMoney(item.amount, item.currency)}
        {item.currency !== currency && (
          <span className="block text-13 text-muted">= {formatMoney(item.converted, currency)}</span>
        )}
      </span>
    </span>
  )
}
