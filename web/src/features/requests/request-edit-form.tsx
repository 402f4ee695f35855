/** The form that edits a pending request. If saving fails, the typed values stay. */
import { neededFields } from '@kervan/domain/requests/edit-faults.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import {
  cargoTypeWords,
  type RequestStatus,
  shipmentTypeWords,
} from '@kervan/domain/requests/request-options.ts'
import type { RequestEdit } from '@kervan/domain/requests/requests.contract.ts'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Controller, useController, useWatch } from 'react-hook-form'
import { CountryField } from '#features/places/country-field.tsx'
import { PlaceField } from '#features/places/place-field.tsx'
import { parseTravel } from '#features/places/place-suggestions.ts'
import { EditRefusal } from '#features/requests/edit-refusal.tsx'
import { FindingLines } from '#features/requests/help/finding-lines.tsx'
import { HelpLine } from '#features/requests/help/help-line.tsx'
import { MeasuredInput } from '#features/requests/measured-input.tsx'
import {
  countsVehicles,
  editFindings,
  editLabels,
  lostFacts,
  type TypedEdit,
  toTypedEdit,
  typedEditOf,
} from '#features/requests/request-edit-values.ts'
import { useSaveEdit } from '#features/requests/save-edit.ts'
import { UnsavedChanges } from '#spine/drafts/unsaved-changes.tsx'
import { Button } from '#spine/ui/button.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

type Props = {
  /** The version that editing started with. */
  request: RequestDetail
  /** The current status. */
  status: RequestStatus
  onDone: () => void
}

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export function RequestEditForm({ request, status, onDone }: Props) {
  const [schema] = useState(() => typedEditOf(request))
  const form = useSchemaForm<TypedEdit, RequestEdit>({
    schema,
    defaultValues: toTypedEdit(request),
  })
  const { errors, isDirty } = form.formState
  const { save, acceptTheirs, base, refusal, mayRetry, isPending, isDone } = useSaveEdit(
    form,
    request,
    status,
    onDone,
  )
  const field = (name: keyof TypedEdit) => ({ label: editLabels[name], error: errors[name]?.message })
  const needed: readonly string[] = neededFields(request)
  /** Marked as optional only where it may be left empty. */
  const maybe = (name: keyof TypedEdit) => ({
    ...field(name),
    required: needed.includes(name),
    optionalMark: !needed.includes(name),
  })
  return (
    <Form form={form} onSubmit={save}>
      {refusal && <EditRefusal {...refusal} onTake={acceptTheirs} onInstead={onDone} />}
      <Field {...field('title')} required>
        <Input {...form.register('title')} />
      </Field>
      <div className="grid grid-cols-2 gap-4 max-sm:gap-x-3">
        <Field {...field('shipment_type')} required>
          <Select options={optionsOf(shipmentTypeWords)} {...form.register('shipment_type')} />
        </Field>
        <Field {...field('cargo_type')}>
          <Select
            placeholder="Seçilmedi"
            options={optionsOf(cargoTypeWords)}
            {...form.register('cargo_type')}
          />
        </Field>
        <RouteEnd form={form} end="origin" />
        <RouteEnd form={form} end="destination" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...maybe('estimated_weight')}>
          <Measure form={form} name="estimated_weight" />
        </Field>
        <Field {...maybe('estimated_volume')}>
          <Measure form={form} name="estimated_volume" />
        </Field>
        <Field {...maybe('preferred_date')}>
          <Controller
            control={form.control}
            name="preferred_date"
            render={({ field }) => <DateInput {...field} />}
          />
        </Field>
        {countsVehicles(base, form.watch('shipment_type')) && (
          <Field {...field('vehicle_count')} hint="Boşsa bir araç." optionalMark>
            <Measure form={form} name="vehicle_count" whole />
          </Field>
        )}
      </div>
      <LoadFindings form={form} before={base} />
      <Field {...maybe('description')}>
        <Textarea {...form.register('description')} />
      </Field>
      <LostFacts form={form} before={base} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onDone} disabled={isPending}>
          Vazgeç
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={isPending}
          busyLabel="Kaydediliyor"
          disabled={!mayRetry}
        >
          Değişiklikleri kaydet
        </Button>
      </div>
      {(isDirty || isPending) && !isDone && <UnsavedChanges what="Talebinizi" isSaving={isPending} />}
    </Form>
  )
}

type MeasureProps = Pick<EndProps, 'form'> & {
  name: 'estimated_weight' | 'estimated_volume' | 'vehicle_count'
} & {
  whole?: boolean
}

function Measure({ form, name, whole = false }: MeasureProps) {
  const { field } = useController({ control: form.control, name })
  return <MeasuredInput {...field} whole={whole} />
}

type EndProps = {
  form: ReturnType<typeof useSchemaForm<TypedEdit, RequestEdit>>
  end: 'origin' | 'destination'
}

/** Choosing a known city fills in its country. */
function RouteEnd({ form, end }: EndProps) {
  const city = `${end}_city` as const
  const country = `${end}_country` as const
  return (
    <>
      <Controller
        control={form.control}
        name={city}
        render={({ field, fieldState }) => (
          <Field label={editLabels[city]} error={fieldState.error?.message} required>
            <PlaceField
              {...field}
              asCity
              by={parseTravel(form.watch('shipment_type'))}
              onPlace={(place) => form.setValue(country, place.country, { shouldDirty: true })}
            />
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name={country}
        render={({ field, fieldState }) => (
          <Field label={editLabels[country]} error={fieldState.error?.message} required>
            <CountryField {...field} />
          </Field>
        )}
      />
    </>
  )
}

function LoadFindings({ form, before }: Pick<EndProps, 'form'> & { before: RequestDetail }) {
  const [shipment_type, estimated_weight, estimated_volume, vehicle_count] = useWatch({
    control: form.control,
    name: ['shipment_type', 'estimated_weight', 'estimated_volume', 'vehicle_count'],
  })
  const { errors } = form.formState
  return (
    <FindingLines
      findings={editFindings(before, { shipment_type, estimated_weight, estimated_volume, vehicle_count })}
      isShown={({ text }) => Object.values(errors).some((error) => error.message?.startsWith(text))}
    />
  )
}

function LostFacts({ form, before }: Pick<EndProps, 'form'> & { before: RequestDetail }) {
  const [shipment_type, origin_city, origin_country, destination_city, destination_country] = useWatch({
    control: form.control,
    name: ['shipment_type', 'origin_city', 'origin_country', 'destination_city', 'destination_country'],
  })
  const lost = lostFacts(before, {
    shipment_type,
    origin_city,
    origin_country,
    destination_city,
    destination_country,
  })
  if (lost.length === 0) return null
  return (
    <HelpLine icon={TriangleAlert} tone="care" title="Kaydedince eski taşımanın bilgileri silinir">
      {lost.join(' · ')}. Yenisini açıklamaya yazabilirsiniz.
    </HelpLine>
  )
}
