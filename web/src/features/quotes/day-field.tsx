/** A day of the order form, today or later. Goes inside a `Field`. */
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { useController } from 'react-hook-form'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { DateInput } from '#spine/ui/date-input.tsx'

type Props = { form: OrderFormState; name: 'preferred_date' | 'quote_valid_until' }

export function DayField({ form, name }: Props) {
  const { field } = useController({ control: form.control, name })
  return <DateInput {...field} min={dayInIstanbul(new Date())} />
}
