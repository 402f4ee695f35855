/** Keeps an order that is not sent yet on this device, and brings it back when the same dialog is opened again. */
import { RequestDetail } from '@kervan/domain/requests/request.ts'
import { type RefObject, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type OrderDraft, orderFields } from '#features/quotes/order-draft.ts'
import { draftsOnDevice, type KeptOf } from '#features/requests/drafts-on-device.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'

export type KeptOrder = KeptOf<OrderDraft> & {
  /** The request that is priced, as it was read for this draft. */
  seen?: RequestDetail | undefined
}

export const orderDrafts = draftsOnDevice({ name: 'order', read: readKeptOrder, isBlank: () => false })

export function useFoundOrder(personId: string, requestId: string | null): KeptOrder | undefined {
  return useState(() => orderDrafts.find(personId, requestId))[0]
}

type Plan<Parsed> = {
  form: UseFormReturn<OrderDraft, unknown, Parsed>
  personId: string
  requestId: string | null
  kept: KeptOrder | undefined
  /** The request as it is known to this draft. */
  seen: RefObject<RequestDetail | null>
}

/** Answers the draft's id: its own until it is sent or left. */
export function useKeptOrder<Parsed>({ form, personId, requestId, kept, seen }: Plan<Parsed>): string {
  const [id] = useState(() => kept?.id ?? randomKey())
  const found = kept?.draft
  useEffect(() => {
    const leave = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        const draft = orderIn(values)
        if (isDirty)
          orderDrafts.keep(personId, { id, draft, repeats: requestId, seen: seen.current ?? undefined })
        else orderDrafts.drop(personId, requestId)
      },
    })
    if (found) for (const field of orderFields) form.setValue(field, found[field], { shouldDirty: true })
    return leave
  }, [form, requestId, personId, id, found, seen])
  return id
}

/** Always in the same order, so that the same text has the same key. */
export function orderIn(values: OrderDraft): OrderDraft {
  return Object.fromEntries(orderFields.map((field) => [field, values[field]])) as OrderDraft
}

/** Undefined where a field is missing, or the request that a price was for: the form has changed since. */
export function readKeptOrder(value: unknown): KeptOrder | undefined {
  const { id, draft, repeats, seen } = (value ?? {}) as { [Name in keyof KeptOrder]?: unknown }
  const values = draft as Record<string, unknown> | undefined
  if (typeof id !== 'string' || orderFields.some((field) => typeof values?.[field] !== 'string'))
    return undefined
  const kept = {
    id,
    draft: orderIn(draft as OrderDraft),
    repeats: typeof repeats === 'string' ? repeats : null,
  }
  if (kept.draft.request_id === '') return kept
  const request = RequestDetail.safeParse(seen).data
  return request?.updated_at === kept.draft.request_updated_at ? { ...kept, seen: request } : undefined
}
