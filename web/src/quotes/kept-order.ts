/** Keeps an order that is not sent yet on this device, and brings it back when the same dialog is opened again. */
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dropFromDevice, keepOnDevice, keptOnDevice } from '#device-draft.ts'
import { type OrderDraft, orderFields } from '#quotes/order-draft.ts'

const nameOf = (requestId: string | undefined) => `order-${requestId ?? 'new'}`

export function dropOrderDraft(requestId: string | undefined): void {
  dropFromDevice(nameOf(requestId))
}

export function useKeptOrder<Parsed>(
  form: UseFormReturn<OrderDraft, unknown, Parsed>,
  personId: string,
  requestId: string | undefined,
): void {
  const name = nameOf(requestId)
  const [found] = useState(() => readOrder(keptOnDevice(name, personId)))
  useEffect(() => {
    const leave = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) keepOnDevice(name, personId, values)
        else dropFromDevice(name)
      },
    })
    if (found) for (const field of orderFields) form.setValue(field, found[field], { shouldDirty: true })
    return leave
  }, [form, name, personId, found])
}

/** Undefined where a field is missing: the form has changed since. */
function readOrder(kept: unknown): OrderDraft | undefined {
  const values = kept as Record<string, unknown> | undefined
  if (!values || orderFields.some((field) => typeof values[field] !== 'string')) return undefined
  return Object.fromEntries(orderFields.map((field) => [field, values[field]])) as OrderDraft
}
