/** Fourth tab: delivery terms, transit time, equipment and insurance. */
import { type Incoterm, isInContainer } from '@kervan/domain/requests/incoterms.ts'
import { formIncoterms, transitPreferenceWords } from '@kervan/domain/requests/request-options.ts'
import {
  ChoiceField,
  FlagField,
  MeasureField,
  type TabProps,
  TextField,
} from '#features/requests/detailed/draft-fields.tsx'
import { IncotermHelp } from '#features/requests/help/incoterm-help.tsx'

export function OperationsTab(form: TabProps) {
  const { draft, change } = form
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <ChoiceField
          form={form}
          name="incoterm"
          label="Teslim şekli (Incoterms 2020)"
          words={termsFor(draft.incoterm)}
        />
        <ChoiceField
          form={form}
          name="transit_time_preference"
          label="Transit süre tercihi"
          words={transitPreferenceWords}
        />
      </div>
      <IncotermHelp
        term={draft.incoterm === '' ? null : (draft.incoterm as Incoterm)}
        shipmentType={draft.shipment_type || 'sea'}
        inContainer={isInContainer(draft)}
        onUse={(incoterm) => change({ incoterm })}
      />
      <TextField
        form={form}
        name="equipment_needed"
        label="Gereken ekipman"
        control={{ placeholder: 'Örneğin: vinç, liftli araç' }}
      />
      <div className="flex flex-col gap-2">
        <FlagField form={form} name="insurance_required" label="Sigorta istenir" />
        <MeasureField
          form={form}
          name="insurance_value"
          label="Sigorta bedeli"
          unit={draft.currency_preference}
          hint="Ticari bilgilerde seçtiğiniz para biriminde."
          required
          className="md:w-1/2 md:pr-2"
        />
      </div>
    </div>
  )
}

/** The form's list, and the chosen term where it is not in it, such as a replacement for a sea-only term. */
function termsFor(chosen: string): Record<string, string> {
  const terms = [...formIncoterms, ...(chosen === '' ? [] : [chosen])]
  return Object.fromEntries(terms.map((term) => [term, term]))
}
