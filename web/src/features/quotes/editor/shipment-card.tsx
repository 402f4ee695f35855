/** What is carried, from where to where, when and how. */
import { dduNote, pageIncoterms } from '@kervan/domain/quotes/quote-options.ts'
import { keysOf, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { PlaceField } from '#features/places/place-field.tsx'
import { CargoFields } from '#features/quotes/editor/cargo-fields.tsx'
import { cargoText, otherEquipment } from '#features/quotes/editor/cargo-text.ts'
import { useQuoteField, useQuoteFields } from '#features/quotes/editor/editor-context.ts'
import { DayField, QuoteField, SelectField, TextField } from '#features/quotes/editor/quote-field.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'

export function ShipmentCard() {
  const fields = useQuoteFields()
  const mode = useQuoteField('transport_mode')
  const { incoterm } = fields
  const equipment = otherEquipment(fields)
  return (
    <Card>
      <CardHead title="Sevkiyat" />
      <CardBody className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="transport_mode"
          label="Taşıma şekli"
          options={keysOf(transportModeWords)}
          words={transportModeWords}
        />
        <SelectField
          name="incoterm"
          label="Teslim şekli (Incoterms)"
          options={pageIncoterms}
          placeholder="Seçilmedi"
          hint={incoterm === 'DDU' ? dduNote : undefined}
        />
        <Place name="pol" label="Yükleme yeri (POL)" />
        <Place name="pod" label="Boşaltma yeri (POD)" />
        <DayField name="etd" label="Kalkış (ETD)" />
        <DayField name="eta" label="Varış (ETA)" min={fields.etd} />
        <TextField name="cargo_type" label="Yükün türü" />
        <TextField name="hs_code" label="GTİP" />
        <QuoteField
          name="cargo_details"
          label="Yük ayrıntıları"
          className="sm:col-span-2"
          hint={equipment && `Talepteki ekipman: ${equipment}`}
          shown={(cargo_details) => cargoText({ ...fields, cargo_details })}
        >
          {({ value, set }) => (
            <CargoFields
              mode={fields.transport_mode}
              cargo={value}
              onChange={set}
              onShared={() => mode.set('sea_lcl')}
            />
          )}
        </QuoteField>
      </CardBody>
    </Card>
  )
}

function Place({ name, label }: { name: 'pol' | 'pod'; label: string }) {
  return (
    <QuoteField name={name} label={label} shown={String}>
      {({ value, set }) => <PlaceField value={value} onChange={set} />}
    </QuoteField>
  )
}
