/** What a quote needs, in one short form; the summary comes before it is sent. */
import type { TalkQuoteForm } from '@kervan/domain/luna/talk-forms.ts'
import {
  longestQuoteNote,
  quoteLabels,
  quoteModeWords,
  talkIncoterms,
} from '@kervan/domain/luna/talk-options.ts'
import { FormCard } from '#features/luna/talk/form-card.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

const loadSchema = async () => (await import('#features/luna/talk/talk-drafts.ts')).QuoteDraft
const modes = Object.entries(quoteModeWords).map(([value, label]) => ({ value, label }))
const incoterms = talkIncoterms.map((value) => ({ value, label: value }))

type Props = {
  /** As it was before the summary. */
  filled: TalkQuoteForm | null
  onDone: (form: TalkQuoteForm) => void
  onLeave: () => void
}

export function QuoteForm({ filled, onDone, onLeave }: Props) {
  const form = useSchemaForm({
    schema: loadSchema,
    defaultValues: {
      mode: filled?.mode ?? '',
      origin: filled?.origin ?? '',
      destination: filled?.destination ?? '',
      cargo_brief: filled?.cargo_brief ?? '',
      incoterm: filled?.incoterm ?? '',
      notes: filled?.notes ?? '',
    },
  })
  const { errors, isSubmitting } = form.formState
  return (
    <FormCard title="Teklif isteği">
      <Form form={form} onSubmit={onDone}>
        <Field label={quoteLabels.mode} required error={errors.mode?.message}>
          <Select placeholder="Seçin" options={modes} {...form.register('mode')} />
        </Field>
        <Field label={quoteLabels.origin} required error={errors.origin?.message}>
          <Input placeholder="Mersin, Türkiye" {...form.register('origin')} />
        </Field>
        <Field label={quoteLabels.destination} required error={errors.destination?.message}>
          <Input placeholder="Hamburg, Almanya" {...form.register('destination')} />
        </Field>
        <Field label={quoteLabels.cargo_brief} required error={errors.cargo_brief?.message}>
          <Textarea rows={2} placeholder="20 palet seramik karo, 18 ton" {...form.register('cargo_brief')} />
        </Field>
        <Field label={quoteLabels.incoterm} optionalMark error={errors.incoterm?.message}>
          <Select placeholder="Seçin" options={incoterms} {...form.register('incoterm')} />
        </Field>
        <Field
          label={quoteLabels.notes}
          optionalMark
          hint={`En fazla ${longestQuoteNote} karakter`}
          error={errors.notes?.message}
        >
          <Textarea rows={2} {...form.register('notes')} />
        </Field>
        <FormButtons label="Devam et" busy={isSubmitting} onLeave={onLeave} />
      </Form>
    </FormCard>
  )
}

export function FormButtons(props: { label: string; busy: boolean; onLeave: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="primary" busy={props.busy}>
        {props.label}
      </Button>
      <Button variant="ghost" type="button" onClick={props.onLeave}>
        Vazgeç
      </Button>
    </div>
  )
}
