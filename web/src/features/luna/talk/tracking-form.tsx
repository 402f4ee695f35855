/** By which number the shipment is to be found. */
import { refValueHelp } from '@kervan/domain/luna/talk.copy.ts'
import type { TalkTrackForm } from '@kervan/domain/luna/talk-forms.ts'
import { longestTrackNote, refTypeWords, trackLabels } from '@kervan/domain/luna/talk-options.ts'
import { FormCard } from '#features/luna/talk/form-card.tsx'
import { FormButtons } from '#features/luna/talk/quote-form.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

const loadSchema = async () => (await import('#features/luna/talk/talk-drafts.ts')).TrackDraft
const types = Object.entries(refTypeWords).map(([value, label]) => ({ value, label }))

type Props = {
  /** A number that was named before. */
  code: string
  onDone: (form: TalkTrackForm) => void
  onLeave: () => void
}

export function TrackingForm({ code, onDone, onLeave }: Props) {
  const form = useSchemaForm({
    schema: loadSchema,
    defaultValues: { ref_type: 'container', ref_value: code, extra_note: '' },
  })
  const { errors, isSubmitting } = form.formState
  return (
    <FormCard title="Gönderi takibi">
      <Form form={form} onSubmit={onDone}>
        <Field label={trackLabels.ref_type} required error={errors.ref_type?.message}>
          <Select options={types} {...form.register('ref_type')} />
        </Field>
        <Field label={trackLabels.ref_value} required hint={refValueHelp} error={errors.ref_value?.message}>
          <Input
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            {...form.register('ref_value')}
          />
        </Field>
        <Field
          label={trackLabels.extra_note}
          optionalMark
          hint={`En fazla ${longestTrackNote} karakter`}
          error={errors.extra_note?.message}
        >
          <Textarea rows={2} {...form.register('extra_note')} />
        </Field>
        <FormButtons label="Takip et" busy={isSubmitting} onLeave={onLeave} />
      </Form>
    </FormCard>
  )
}
