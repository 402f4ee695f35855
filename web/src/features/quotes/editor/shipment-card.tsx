/** What is carried, from where to where, when and how. */
import { dduNote, equipmentTypes, pageIncoterms } from '@kervan/domain/quotes/quote-options.ts'
import { keysOf, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { PlaceField } from '#features/places/place-field.tsx'
import { CargoFields } from '#features/quotes/editor/cargo-fields.tsx'
import { cargoText } from '#features/quotes/editor/cargo-text.ts'
import { useQuoteFields } from '#features/quotes/editor/editor-context.ts'
import {
  CountField,
  DayField,
  QuoteField,
  SelectField,
  TextField,
} from '#features/quotes/editor/quote-field.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'

export function ShipmentCard() {
  const { transport_mode: mode, incoterm } = useQuoteFields()
  const isSea = mode === 'sea_fcl' || mode === 'sea_lcl'
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
        <DayField name="eta" label="Varış (ETA)" />
        {isSea && (
          <SelectField
            name="container_type"
            label="Ekipman"
            options={equipmentTypes}
            placeholder="Seçilmedi"
          />
        )}
        {isSea && <CountField name="container_qty" label="Ekipman adedi" max="500" />}
        <TextField name="cargo_type" label="Yükün türü" maxLength={80} />
        <TextField name="hs_code" label="GTİP" maxLength={20} />
        <QuoteField
          name="cargo_details"
          label="Yük ayrıntıları"
          className="sm:col-span-2"
          shown={(cargo) => cargoText(cargo, mode)}
        >
          {({ value, set }) => <CargoFields mode={mode} cargo={value} onChange={set} />}
        </QuoteField>
      </CardBody>
    </Card>
  )
}

function Place({ name, label }: { name: 'pol' | 'pod'; label: string }) {
  return (
    <QuoteField name={name} label={label} shown={String}>
      {({ value, set }) => <PlaceField value={value} onChange={set} maxLength={80} />}
    </QuoteField>
  )
}
