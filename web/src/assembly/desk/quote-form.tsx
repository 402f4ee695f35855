/** One quote of the offline file: customer, way, cargo, lines, rates, and what they come to. */
import {
  dialogContainerTypes,
  dialogCurrencies,
  dialogIncoterms,
} from '@kervan/domain/quotes/quote-options.ts'
import { keysOf, type TransportMode, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { type ReactNode, useState } from 'react'
import type { DeskData } from '#assembly/desk/desk-data.ts'
import { type DeskQuote, ratesOf } from '#assembly/desk/desk-quotes.ts'
import { QuoteLines } from '#assembly/desk/quote-lines.tsx'
import { QuoteOutput } from '#assembly/desk/quote-output.tsx'
import { QuotePaper } from '#assembly/desk/quote-paper.tsx'
import { QuoteRates } from '#assembly/desk/quote-rates.tsx'
import { CargoInputs } from '#features/quotes/cargo/cargo-inputs.tsx'
import type { FiledQuote } from '#features/quotes/import/quote-file.ts'
import { linesForLoad, linesInCurrency } from '#features/quotes/manual/quote-draft.ts'
import { readTyped } from '#features/quotes/typed-number.ts'
import { Field } from '#spine/ui/field.tsx'
import { EmailInput, Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Props = {
  of: DeskQuote
  data: DeskData
  onChange: (quote: DeskQuote) => void
  onCopy: () => void
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const modeOptions = keysOf(transportModeWords).map((value) => ({ value, label: transportModeWords[value] }))

export function QuoteForm({ of: given, data, onChange, onCopy }: Props) {
  const { quote } = given
  const [asksForMissing, setAsks] = useState(false)
  const rates = ratesOf(given, data)
  const write = (part: Partial<FiledQuote>) => onChange({ ...given, quote: { ...quote, ...part } })
  const writeCustomer = (part: Partial<FiledQuote['new_customer']>) =>
    write({ new_customer: { ...quote.new_customer, ...part } })
  /** What nobody has typed otherwise follows the load, as in the office. */
  const writeLoad = (part: Pick<Partial<FiledQuote>, 'transport_mode' | 'cargo_details'>) =>
    write({ ...part, items: linesForLoad(quote.items, quote, { ...quote, ...part }) })
  const text = (name: 'pol' | 'pod' | 'etd' | 'eta') => ({
    value: quote[name],
    onChange: ({ target }: { target: HTMLInputElement }) => write({ [name]: target.value }),
  })
  const person = (name: keyof FiledQuote['new_customer'], maxLength: number) => ({
    value: quote.new_customer[name],
    maxLength,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => writeCustomer({ [name]: target.value }),
  })
  return (
    <>
      <form
        aria-label="Teklif"
        onSubmit={(event) => event.preventDefault()}
        className="flex min-w-0 flex-col gap-8 print:hidden"
      >
        <Part title="Müşteri">
          <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
            <Field label="Şirket" className="sm:col-span-2 md:col-span-1">
              <Input {...person('company', 140)} />
            </Field>
            <Field label="Ad">
              <Input {...person('first_name', 80)} />
            </Field>
            <Field label="Soyad">
              <Input {...person('last_name', 80)} />
            </Field>
            <Field label="E-posta">
              <EmailInput {...person('email', 254)} />
            </Field>
            <Field label="Telefon">
              <Input type="tel" {...person('phone', 30)} />
            </Field>
          </div>
        </Part>
        <Part title="Taşıma">
          <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
            <Field label="Taşıma şekli">
              <Select
                options={modeOptions}
                value={quote.transport_mode}
                onChange={({ target }) => writeLoad({ transport_mode: target.value as TransportMode })}
              />
            </Field>
            <Field label="Çıkış">
              <Input maxLength={80} {...text('pol')} />
            </Field>
            <Field label="Varış">
              <Input maxLength={80} {...text('pod')} />
            </Field>
            <Field label="Teslim şekli">
              <Select
                placeholder="Belli değil"
                options={optionsOf(dialogIncoterms)}
                value={quote.incoterm}
                onChange={({ target }) => write({ incoterm: target.value })}
              />
            </Field>
            <Field label="Kalkış (ETD)">
              <Input type="date" {...text('etd')} />
            </Field>
            <Field label="Varış (ETA)">
              <Input type="date" min={quote.etd} {...text('eta')} />
            </Field>
          </div>
        </Part>
        <Part title="Yük">
          <CargoInputs
            mode={quote.transport_mode}
            containerTypes={dialogContainerTypes}
            cargo={quote.cargo_details}
            onChange={(cargo_details) => writeLoad({ cargo_details })}
            errorOf={() => undefined}
          />
        </Part>
        <Part title="Fiyat">
          <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
            <Field label="Para birimi">
              <Select
                options={optionsOf(dialogCurrencies)}
                value={quote.currency}
                onChange={({ target }) =>
                  write({ currency: target.value, items: linesInCurrency(quote.items, target.value) })
                }
              />
            </Field>
            <Field label="Geçerlilik">
              <NumberInput
                value={quote.validity_days}
                onChange={(validity_days) => write({ validity_days })}
                min="1"
                max="365"
                unit="gün"
              />
            </Field>
            <Field
              label="Hedef marj"
              error={asksForMissing ? readTyped(quote.target_margin_pct, 2).problem : undefined}
            >
              <NumberInput
                value={quote.target_margin_pct}
                onChange={(target_margin_pct) => write({ target_margin_pct })}
                decimals={2}
                max="100"
                unit="%"
                spokenUnit="yüzde"
              />
            </Field>
          </div>
          <QuoteLines
            quote={quote}
            taxCodes={data.tax_codes}
            asksForMissing={asksForMissing}
            onChange={(items) => write({ items })}
          />
          <QuoteRates
            rates={data.rates}
            own={given.rates}
            onChange={(own) => onChange({ ...given, rates: own })}
            onReset={() => {
              const { rates: _own, ...rest } = given
              onChange(rest)
            }}
          />
        </Part>
        <QuoteOutput of={given} data={data} rates={rates} onMissing={() => setAsks(true)} onCopy={onCopy} />
      </form>
      <QuotePaper of={given} data={data} rates={rates} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <h2 className="border-line border-b pb-2 text-18">{title}</h2>
      {children}
    </section>
  )
}
