/** What the dialog that makes a quote starts with. Without zod. */
import { dialogContainerTypes } from '#quotes/quote-options.ts'

export const manualQuoteDefaults = {
  transport_mode: 'sea_fcl',
  incoterm: 'FOB',
  currency: 'USD',
  validity_days: 30,
  target_margin_pct: '15',
  customer_name: 'Yeni Müşteri',
  place: 'Belirtilmedi',
  item_title: 'Ocean Freight',
  item_kind: 'freight',
  container: { type: dialogContainerTypes[0], qty: 1 },
} as const
