/** The cargo in the dialog that makes a quote. */
import { dialogContainerTypes } from '@kervan/domain/quotes/quote-options.ts'
import { get, useController } from 'react-hook-form'
import { CargoInputs } from '#features/quotes/cargo/cargo-inputs.tsx'
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
        onChange={field.onChange}
        errorOf={(path) => get(errors, `${path}.message`)}
      />
    </div>
  )
}
