/** The type of the order form that its fields share. */
import type { OrderForm } from '@kervan/domain/quotes/order-form.ts'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderDraft } from '#features/quotes/order-draft.ts'

export type OrderFormState = UseFormReturn<OrderDraft, unknown, OrderForm>
