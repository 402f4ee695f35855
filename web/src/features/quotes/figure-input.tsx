/** A number input that accepts digits, dot and comma only. Goes inside a `Field`. */
import type { OrderField } from '#features/quotes/order-draft.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { onlyFigures, stepAmount } from '#features/quotes/typed-amount.ts'
import { Input } from '#spine/ui/input.tsx'

/** With `steps` the arrow keys change the value by a tenth. */
type Props = { form: OrderFormState; name: OrderField; steps?: boolean; readOnly?: boolean }

export function FigureInput({ form, name, steps = false, readOnly = false }: Props) {
  const field = form.register(name)
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...field}
      readOnly={readOnly}
      onChange={(event) => {
        event.target.value = onlyFigures(event.target.value)
        return field.onChange(event)
      }}
      onKeyDown={(event) => {
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
        if (!steps || !step) return
        event.preventDefault()
        form.setValue(name, stepAmount(form.getValues(name), step), { shouldDirty: true })
      }}
      className="figures text-right"
    />
  )
}
