/** A number of the order form. Goes inside a `Field`. */
import { useController } from 'react-hook-form'
import type { OrderField } from '#features/quotes/order-draft.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { NumberInput } from '#spine/ui/number-input.tsx'

type Props = {
  form: OrderFormState
  name: OrderField
  decimals: number
  unit: string
  spokenUnit?: string
  step?: string
}

export function FigureInput({ form, name, ...shape }: Props) {
  const { field } = useController({ control: form.control, name })
  return <NumberInput {...field} {...shape} className="text-right" />
}
