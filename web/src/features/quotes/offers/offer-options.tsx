/** The optional items of an offer: to be ticked while it can be answered, and to be read afterwards. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { isAnswerable } from '@kervan/domain/quotes/offer-state.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { LineText } from '#features/quotes/offers/offer-lines.tsx'
import type { Chosen } from '#features/quotes/offers/use-chosen-options.ts'
import { CheckboxBox } from '#spine/ui/checkbox.tsx'
import { useNow } from '#spine/ui/use-now.ts'

export function OfferOptions({ offer, chosen }: { offer: Offer; chosen: Chosen }) {
  const mayChoose = isAnswerable(offer, useNow())
  const options = offer.items.filter(({ is_optional }) => is_optional)
  if (options.length === 0) return null
  return (
    <fieldset className="rounded-card border border-line px-4 pt-1 pb-2">
      <legend className="px-1 text-15 font-medium">İsteğe bağlı kalemler</legend>
      <p className="text-13 text-muted">
        {mayChoose
          ? 'İşaretledikleriniz toplama eklenir ve onayınıza dahil olur.'
          : offer.accepted_options
            ? 'İşaretliler onayladığınız fiyata dahildir.'
            : 'Bu kalemler toplama dahil değildir.'}
      </p>
      <ul>
        {options.map((item) => (
          <li key={item.id} className="border-line border-b last:border-b-0">
            <label htmlFor={item.id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
              <CheckboxBox
                id={item.id}
                checked={chosen.ids.includes(item.id)}
                disabled={!mayChoose}
                onCheckedChange={() => chosen.toggle(item.id)}
                aria-label={`${item.title}, ${formatMoney(item.amount, item.currency)}`}
                className="mt-0.5"
              />
              <span className="min-w-0 flex-1">
                <LineText item={item} currency={offer.currency} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
