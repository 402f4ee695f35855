/** How the goods travel and what the quote stands on: mode, route, dates, delivery term, currency, validity and target margin. */
import { dduNote, dialogCurrencies, dialogIncoterms } from '@kervan/domain/quotes/quote-options.ts'
import { incotermTerms } from '@kervan/domain/requests/incoterm-terms.ts'
import type { Incoterm } from '@kervan/domain/requests/incoterms.ts'
import { keysOf, type TransportMode, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { linesForLoad, linesInCurrency } from '#features/quotes/manual/quote-draft.ts'
import { ChoiceField, DayField, FigureField, RouteField } from '#features/quotes/manual/quote-fields.tsx'
import type { QuoteFormState } from '#features/quotes/manual/quote-form-state.ts'
import { IncotermHelp } from '#features/requests/help/incoterm-help.tsx'

type Props = { form: QuoteFormState }

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const modeOptions = keysOf(transportModeWords).map((mode) => ({
  value: mode,
  label: transportModeWords[mode],
}))

/** Of today; quotes of old have others. */
const isIncoterm = (term: string): term is Incoterm => Object.hasOwn(incotermTerms, term)

export function QuoteRouteFields({ form }: Props) {
  const [mode, etd, incoterm] = form.watch(['transport_mode', 'etd', 'incoterm'])
  const by = shipmentTypeOf(mode).type
  const ends = by === 'sea' ? (['Yükleme limanı', 'Boşaltma limanı'] as const) : (['Çıkış', 'Varış'] as const)
  return (
    <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
      <ChoiceField
        form={form}
        name="transport_mode"
        label="Taşıma şekli"
        options={modeOptions}
        onChoose={(to) => {
          const { items, cargo_details } = form.getValues()
          const after = { transport_mode: to as TransportMode, cargo_details }
          form.setValue('items', linesForLoad(items, { transport_mode: mode, cargo_details }, after))
        }}
        className="sm:max-md:col-span-full"
      />
      <RouteField form={form} name="pol" label={ends[0]} required by={by} />
      <RouteField form={form} name="pod" label={ends[1]} required by={by} />
      <ChoiceField
        form={form}
        name="incoterm"
        label="Teslim şekli"
        placeholder="Belli değil"
        options={optionsOf(dialogIncoterms)}
        className="sm:max-md:col-span-full"
      />
      <DayField form={form} name="etd" label="Kalkış (ETD)" />
      <DayField form={form} name="eta" label="Varış (ETA)" min={isDay(etd) ? etd : undefined} />
      {incoterm === 'DDU' && <p className="col-span-full text-13 text-muted">{dduNote}</p>}
      {isIncoterm(incoterm) && (
        <div className="col-span-full">
          <IncotermHelp
            term={incoterm}
            shipmentType={by}
            inContainer={by === 'sea'}
            onUse={(advised) => form.setValue('incoterm', advised, { shouldDirty: true })}
          />
        </div>
      )}
    </div>
  )
}

export function QuoteTermsFields({ form }: Props) {
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
      <ChoiceField
        form={form}
        name="currency"
        label="Para birimi"
        options={optionsOf(dialogCurrencies)}
        onChoose={(to) => form.setValue('items', linesInCurrency(form.getValues('items'), to))}
      />
      <FigureField
        form={form}
        name="validity_days"
        label="Geçerlilik"
        min="1"
        max="365"
        step="1"
        unit="gün"
      />
      <FigureField
        form={form}
        name="target_margin_pct"
        label="Hedef marj"
        decimals={2}
        min="0"
        max="100"
        step="0.1"
        unit="%"
        spokenUnit="yüzde"
      />
    </div>
  )
}
