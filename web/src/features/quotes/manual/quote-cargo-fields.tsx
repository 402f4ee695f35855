/** The cargo in the dialog that makes a quote. */
import { dialogContainerTypes } from '@kervan/domain/quotes/quote-options.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import { get, useController } from 'react-hook-form'
import { CargoInputs } from '#features/quotes/cargo/cargo-inputs.tsx'
import { linesForLoad } from '#features/quotes/manual/quote-draft.ts'
import type { QuoteFormState } from '#features/quotes/manual/quote-form-state.ts'

export function QuoteCargoFields({ form }: { form: QuoteFormState }) {
  const { field } = useController({ control: form.control, name: 'cargo_details' })
  const errors: unknown = form.formState.errors.cargo_details
  return (
    <div
      ref={(part) =>
        field.ref({ focus: () => part?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus() })
      }
    >
      <CargoInputs
        mode={form.watch('transport_mode')}
        containerTypes={dialogContainerTypes}
        cargo={field.value}
        onChange={(cargo_details) => {
          const draft = form.getValues()
          field.onChange(cargo_details)
          const items = linesForLoad(draft.items, draft, { ...draft, cargo_details })
          if (!sameJson(items, draft.items)) form.setValue('items', items)
        }}
        errorOf={(path) => get(errors, `${path}.message`)}
      />
    </div>
  )
}
