/** Second tab: the cargo and its measures. */
import { cargoTypeWords, packagingWords } from '@kervan/domain/requests/request-options.ts'
import { chooseCargo, isDangerous, sides } from '#features/requests/detailed/detailed-draft.ts'
import { chargeRuleOf, loadOf } from '#features/requests/detailed/detailed-load.ts'
import {
  ChoiceField,
  DraftField,
  FlagField,
  MeasureField,
  type TabProps,
  TextField,
} from '#features/requests/detailed/draft-fields.tsx'
import { ChargeableWeightLine } from '#features/requests/help/chargeable-weight-line.tsx'
import { UnNumberHint } from '#features/requests/help/un-number-hint.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

const sideNames = { length: 'Boy', width: 'En', height: 'Yükseklik' }

export function CargoTab(form: TabProps) {
  const { draft, change } = form
  const chargeRule = chargeRuleOf(draft)
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <ChoiceField
          form={form}
          name="cargo_type"
          label="Yükün türü"
          words={cargoTypeWords}
          always
          choose={chooseCargo}
        />
        <ChoiceField form={form} name="packaging_type" label="Ambalaj" words={packagingWords} />
      </div>
      <div className="grid grid-cols-2 items-start gap-4 md:grid-cols-3">
        <MeasureField form={form} name="piece_count" label="Parça adedi" whole />
        <MeasureField form={form} name="estimated_weight" label="Brüt ağırlık" unit="kg" />
        <MeasureField form={form} name="estimated_volume" label="Hacim" unit="m³" />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-14 font-medium">Bir parçanın ölçüleri</legend>
        <div className="grid grid-cols-3 items-start gap-3 md:gap-4">
          {sides.map((side) => (
            <MeasureField
              key={side}
              form={form}
              name={side}
              label={<span className="text-13 font-normal text-muted">{sideNames[side]}</span>}
              unit="cm"
              whole
            />
          ))}
        </div>
      </fieldset>
      {chargeRule && <ChargeableWeightLine by={chargeRule} load={loadOf(draft)} />}
      <div className="flex flex-wrap gap-x-8">
        <FlagField form={form} name="stackable" label="Üst üste konabilir" />
        <FlagField form={form} name="temperature_controlled" label="Sıcaklık kontrollü" />
        <FlagField form={form} name="hazardous_materials" label="Tehlikeli madde" />
      </div>
      {isDangerous(draft) && (
        <div className="grid items-end gap-3 md:grid-cols-[12rem_1fr]">
          <TextField
            form={form}
            name="un_code"
            label="UN numarası"
            required
            upper
            control={{ maxLength: 8, placeholder: 'UN1263' }}
          />
          {!form.errors.un_code && <UnNumberHint value={draft.un_code} />}
        </div>
      )}
      <DraftField form={form} name="description" label="Açıklama">
        <Textarea
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
          rows={3}
          placeholder="Örneğin: paletli makine parçası, sabah yüklemesi tercih edilir"
        />
      </DraftField>
    </div>
  )
}
