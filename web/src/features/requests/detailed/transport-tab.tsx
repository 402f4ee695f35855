/** Third tab: the fields that only the chosen shipment type has. */
import {
  airlineWords,
  containerTypeWords,
  fclLclWords,
  loadShareWords,
  vehicleWords,
} from '@kervan/domain/requests/request-options.ts'
import { Info, TriangleAlert } from 'lucide-react'
import { useUnknownAirport } from '#features/places/unknown-airport.ts'
import { detailedWords } from '#features/requests/detailed/detailed.copy.ts'
import { detailsOfService } from '#features/requests/detailed/detailed-draft.ts'
import {
  ChoiceField,
  DayField,
  FlagField,
  MeasureField,
  type TabProps,
  TextField,
} from '#features/requests/detailed/draft-fields.tsx'
import { useLanePorts } from '#features/requests/detailed/lane-help.tsx'
import { ContainerNumberHint } from '#features/requests/help/container-number-hint.tsx'
import { HelpLine } from '#features/requests/help/help-line.tsx'

const grid = 'grid items-start gap-4 md:grid-cols-2'

export function TransportTab(form: TabProps) {
  const type = form.draft.shipment_type
  if (type === '') return <HelpLine icon={Info}>{detailedWords.typeFirst}</HelpLine>
  const Fields = fieldsOf[type]
  return <Fields {...form} />
}

function SeaFields(form: TabProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className={grid}>
        <ChoiceField form={form} name="fcl_lcl" label="FCL veya LCL" words={fclLclWords} />
        <ServiceDetail {...form} />
        <ChoiceField form={form} name="container_type" label="Konteyner tipi" words={containerTypeWords} />
        <MeasureField form={form} name="container_quantity" label="Konteyner adedi" whole />
        <TextField
          form={form}
          name="container_number"
          label="Konteyner numarası"
          hint="Kendi konteyneriniz varsa."
          upper
          control={{ maxLength: 15, placeholder: 'CSQU3054383', spellCheck: false }}
        />
        <DayField
          form={form}
          name="cut_off_date"
          label="Cut-off tarihi"
          hint="Yükün limanda olması gereken son gün."
        />
      </div>
      <ContainerNumberHint value={form.draft.container_number} />
    </div>
  )
}

function AirFields(form: TabProps) {
  const { pol, pod } = useLanePorts(form.draft)
  return (
    <div className={grid}>
      <AirportField form={form} name="airport_origin" label="Çıkış havalimanı" suggested={pol} />
      <AirportField form={form} name="airport_destination" label="Varış havalimanı" suggested={pod} />
      <ChoiceField form={form} name="preferred_airline" label="Tercih edilen havayolu" words={airlineWords} />
    </div>
  )
}

type AirportProps = {
  form: TabProps
  name: 'airport_origin' | 'airport_destination'
  label: string
  suggested: { name: string; iata: string | null } | null
}

function AirportField({ form, name, label, suggested }: AirportProps) {
  const iata = suggested?.iata
  const isUnknown = useUnknownAirport(form.draft[name])
  return (
    <div className="flex flex-col gap-2">
      <TextField
        form={form}
        name={name}
        label={label}
        upper
        control={{ maxLength: 3, placeholder: name === 'airport_origin' ? 'IST' : 'HAM', spellCheck: false }}
        hint={
          iata && form.draft[name] !== iata ? (
            <button type="button" className="link" onClick={() => form.change({ [name]: iata })}>
              Öneriyi kullan: {suggested.name} ({iata})
            </button>
          ) : (
            !isUnknown && 'Üç harfli IATA kodu.'
          )
        }
      />
      {isUnknown && (
        <HelpLine icon={TriangleAlert} tone="care">
          Bu kodla bir havalimanı bilmiyoruz. Kodu kontrol edin.
        </HelpLine>
      )}
    </div>
  )
}

function LandFields(form: TabProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className={grid}>
        <ChoiceField form={form} name="vehicle_type" label="Araç tipi" words={vehicleWords} />
        <MeasureField form={form} name="vehicle_count" label="Araç adedi" hint="Boşsa bir araç." whole />
        <ChoiceField form={form} name="partial_full" label="Parsiyel veya komple" words={loadShareWords} />
        <ServiceDetail {...form} />
      </div>
      <div className="flex flex-wrap gap-x-8">
        <FlagField form={form} name="gps_tracking" label="GPS ile izleme" />
        <FlagField
          form={form}
          name="adr_required"
          label="ADR gerekir"
          hint="Tehlikeli madde taşıyan araç ve sürücü."
        />
      </div>
    </div>
  )
}

function ServiceDetail(form: TabProps) {
  return (
    <ChoiceField
      form={form}
      name="service_detail"
      label="Servis ayrıntısı"
      words={detailsOfService(form.draft)}
    />
  )
}

const fieldsOf = { sea: SeaFields, air: AirFields, land: LandFields }
