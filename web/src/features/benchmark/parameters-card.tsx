/** Customer, route and period of an analysis; its button shows and hides the result. */
import type { BenchmarkOverview } from '@kervan/domain/benchmark/benchmark.contract.ts'
import { lengthWords, usualLength } from '@kervan/domain/benchmark/benchmark-lanes.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useAsked } from '#features/benchmark/benchmark-address.ts'
import { customerLabel, useCustomerSearch } from '#features/customers/use-customer-search.ts'
import { api } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { RecordCombobox } from '#spine/ui/record-combobox.tsx'
import { Select } from '#spine/ui/select.tsx'

export function ParametersCard({ overview, donem }: { overview: BenchmarkOverview; donem: string }) {
  const { asked, change } = useAsked()
  const { customer, hat, aylar, isAnalysed } = asked
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const search = useCustomerSearch()
  const chosen = useQuery(
    api.customers.get.queryOptions({ input: { id: customer ?? '' }, enabled: customer !== null }),
  )
  const isShown = isAnalysed && customer !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(customer === null)
    if (customer === null) return field.current?.focus()
    change({ analiz: isShown ? null : '1', hat, donem })
  }
  const months = overview.periods.includes(donem) ? overview.periods : [donem, ...overview.periods]
  return (
    <Card aria-label="Analiz parametreleri" className="p-4 md:p-5">
      <form
        noValidate
        onSubmit={submit}
        className="grid grid-cols-2 items-start gap-4 xl:grid-cols-[minmax(14rem,1fr)_minmax(17.5rem,1fr)_8rem_6.5rem_auto]"
      >
        <Field label="Müşteri" required error={isMissing && !customer ? 'Müşteriyi seçin.' : undefined}>
          <RecordCombobox
            ref={field}
            placeholder="Ad, şirket, e-posta veya telefon"
            chosen={
              customer
                ? chosen.data
                  ? customerLabel(chosen.data)
                  : chosen.isError
                    ? 'Müşteri bulunamadı'
                    : 'Yükleniyor…'
                : null
            }
            onChoose={({ key }) => change({ customer: key })}
            onClear={() => change({ customer: null, analiz: null })}
            {...search.combobox}
          />
        </Field>
        <Field label="Rota" required>
          <Select
            value={hat}
            options={routeOptions(overview, hat)}
            onChange={({ target }) => change({ hat: target.value })}
          />
        </Field>
        <Field label="Dönem" required>
          <Select
            value={donem}
            options={months.map((month) => ({ value: month, label: month }))}
            onChange={({ target }) => change({ donem: target.value })}
          />
        </Field>
        <Field label="Uzunluk">
          <Select
            value={aylar}
            options={Object.entries(lengthWords).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => change({ aylar: target.value === usualLength ? null : target.value })}
          />
        </Field>
        <div className="col-span-2 flex xl:col-span-1 xl:pt-6.5">
          <Button type="submit" variant="primary" aria-expanded={isShown} className="max-md:w-full">
            {isShown ? 'Sonucu gizle' : 'Analiz Et'}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The six that are offered first, then all others that have data. */
function routeOptions({ first_lanes, lanes }: BenchmarkOverview, chosen: string) {
  const quotesOf = new Map(lanes.map(({ hat, quotes }) => [hat, quotes]))
  const others = lanes.map(({ hat }) => hat).filter((hat) => !first_lanes.includes(hat))
  const known = [...first_lanes, ...others]
  const all = known.includes(chosen) ? known : [...known, chosen]
  return all.map((hat) => {
    const quotes = quotesOf.get(hat) ?? 0
    return { value: hat, label: quotes > 0 ? `${hat} (${formatCount(quotes)} teklif)` : `${hat} (veri yok)` }
  })
}
