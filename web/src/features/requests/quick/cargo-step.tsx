/** Third step: the load. Its fields depend on the transport mode. */

import { ChargeableWeightLine } from '#features/requests/help/chargeable-weight-line.tsx'
import { FindingLines } from '#features/requests/help/finding-lines.tsx'
import { MeasuredInput } from '#features/requests/measured-input.tsx'
import { useStepFindings } from '#features/requests/quick/draft-findings.ts'
import { ContainerRows, DimensionRows } from '#features/requests/quick/load-rows.tsx'
import { type LoadField, loadFields } from '#features/requests/quick/quick-draft.ts'
import { chargeRuleOf, loadOf } from '#features/requests/quick/quick-load.ts'
import type { StepProps } from '#features/requests/quick/step-props.ts'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

export function CargoStep(props: StepProps) {
  const { draft, errors, change } = props
  const mode = draft.transport_mode || 'sea_fcl'
  const isShown = (field: LoadField) => loadFields[mode].has(field)
  const chargeRule = chargeRuleOf(draft)
  const findings = useStepFindings(draft, 'cargo')
  return (
    <div className="flex flex-col gap-4">
      <Field label="Yükün tanımı" error={errors.description} required>
        <Textarea
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
          placeholder="Örneğin: paletli makine parçası"
          rows={2}
          className="min-h-16"
        />
      </Field>
      {isShown('containers') && <ContainerRows {...props} />}
      {isShown('dimensions') && <DimensionRows {...props} />}
      <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-3">
        <Field
          label={isShown('containers') ? 'Toplam ağırlık' : 'Brüt ağırlık'}
          error={errors.weight}
          required
        >
          <MeasuredInput unit="kg" value={draft.weight} onChange={(weight) => change({ weight })} />
        </Field>
        {isShown('pallets') && (
          <Field label="Palet adedi" error={errors.pallets} required>
            <MeasuredInput whole value={draft.pallets} onChange={(pallets) => change({ pallets })} />
          </Field>
        )}
        {isShown('volume') && (
          <Field
            label="Hacim"
            error={errors.volume}
            required={mode === 'sea_lcl'}
            optionalMark={mode !== 'sea_lcl'}
          >
            <MeasuredInput unit="m³" value={draft.volume} onChange={(volume) => change({ volume })} />
          </Field>
        )}
        {isShown('vehicle_count') && (
          <Field label="Araç adedi" error={errors.vehicle_count} hint="Boşsa bir araç." optionalMark>
            <MeasuredInput
              whole
              value={draft.vehicle_count}
              onChange={(vehicle_count) => change({ vehicle_count })}
            />
          </Field>
        )}
        {isShown('packages') && (
          <Field label="Kap adedi" error={errors.packages} optionalMark>
            <MeasuredInput whole value={draft.packages} onChange={(packages) => change({ packages })} />
          </Field>
        )}
      </div>
      <FindingLines
        findings={findings}
        isShown={({ text }) => Object.values(errors).some((error) => error.startsWith(text))}
      />
      <div className="flex flex-wrap gap-x-8">
        {isShown('stackable') && (
          <Checkbox
            label="Üst üste konabilir"
            checked={draft.stackable}
            onCheckedChange={(checked) => change({ stackable: checked === true })}
          />
        )}
        {isShown('forklift_needed') && (
          <Checkbox
            label="Forklift gerekir"
            checked={draft.forklift_needed}
            onCheckedChange={(checked) => change({ forklift_needed: checked === true })}
          />
        )}
      </div>
      {chargeRule && <ChargeableWeightLine by={chargeRule} load={loadOf(draft)} />}
    </div>
  )
}
