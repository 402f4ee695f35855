/** Keeps an order that is not sent yet on this device, and brings it back when the same dialog is opened again. */
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { randomKey } from '#intended-act.ts'
import { type OrderDraft, orderFields } from '#quotes/order-draft.ts'
import { draftsOnDevice, type KeptOf } from '#requests/drafts-on-device.ts'

export const orderDrafts = draftsOnDevice({ name: 'order', read: readKeptOrder, isBlank: () => false })

/** Answers the draft's id: its own until it is sent or left. */
export function useKeptOrder<Parsed>(
  form: UseFormReturn<OrderDraft, unknown, Parsed>,
  personId: string,
  requestId: string | null,
): string {
  const [found] = useState(() => orderDrafts.find(personId, requestId)?.draft)
  const [id] = useState(() => orderDrafts.find(personId, requestId)?.id ?? randomKey())
  useEffect(() => {
    const leave = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) orderDrafts.keep(personId, { id, draft: orderIn(values), repeats: requestId })
        else orderDrafts.drop(personId, requestId)
      },
    })
    if (found) for (const field of orderFields) form.setValue(field, found[field], { shouldDirty: true })
    return leave
  }, [form, requestId, personId, id, found])
  return id
}

/** Always in the same order, so that the same text has the same key. */
export function orderIn(values: OrderDraft): OrderDraft {
  return Object.fromEntries(orderFields.map((field) => [field, values[field]])) as OrderDraft
}

/** Undefined where a field is missing: the form has changed since. */
export function readKeptOrder(value: unknown): KeptOf<OrderDraft> | undefined {
  const { id, draft, repeats } = (value ?? {}) as { [Name in keyof KeptOf<OrderDraft>]?: unknown }
  const values = draft as Record<string, unknown> | undefined
  if (typeof id !== 'string' || orderFields.some((field) => typeof values?.[field] !== 'string'))
    return undefined
  return { id, draft: orderIn(draft as OrderDraft), repeats: typeof repeats === 'string' ? repeats : null }
}
