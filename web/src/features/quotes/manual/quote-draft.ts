/** The draft of a quote in the dialog that makes one: what was typed or chosen, numbers as decimal text. */
import { chargedQuantity } from '@kervan/domain/quotes/charged-quantity.ts'
import { manualQuoteDefaults as defaults } from '@kervan/domain/quotes/manual-quote-defaults.ts'
import type { Charge } from '@kervan/domain/quotes/pricing-basis.ts'
import type { dialogItemKinds, ItemKind, ItemUnit } from '@kervan/domain/quotes/quote-options.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { blankCustomer, type CustomerDraft } from '#features/customers/typed-customer.ts'
import { blankCargo, type CargoDraft } from '#features/quotes/cargo/cargo-draft.ts'
import { storedCargo } from '#features/quotes/cargo/stored-cargo.ts'

export type LineDraft = {
  kind: (typeof dialogItemKinds)[number]
  title: string
  quantity: string
  unit: ItemUnit
  unit_price: string
  currency: string
  unit_cost: string
  /** Of the catalogue; empty where the kind decides. */
  tax_code: string
  is_disbursement: boolean
}
export type QuoteDraft = {
  request_id: string
  /** Chosen from the records, or written down as a new one. */
  customer_source: 'known' | 'new'
  customer_id: string
  /** Shown by the picker. */
  customer_name: string
  new_customer: CustomerDraft
  transport_mode: TransportMode
  cargo_details: CargoDraft
  /** Empty where none is chosen. */
  incoterm: string
  currency: string
  validity_days: string
  target_margin_pct: string
  pol: string
  pod: string
  etd: string
  eta: string
  items: LineDraft[]
}

/** What the freight of each mode is called, and what its price is for. */
const freightOf: Record<TransportMode, { title: string; unit: ItemUnit }> = {
  sea_fcl: { title: defaults.item_title, unit: 'container' },
  sea_lcl: { title: defaults.item_title, unit: 'wm' },
  air: { title: 'Air Freight', unit: 'kg' },
  land: { title: 'Road Freight', unit: 'ldm' },
  van: { title: 'Express Van', unit: 'shipment' },
}

export function freightLine(load: LoadDraft, currency: string): LineDraft {
  const freight = freightOf[load.transport_mode]
  return {
    ...blankLine(currency),
    ...freight,
    kind: defaults.item_kind,
    quantity: chargedFor(freight.unit, load),
  }
}

export function blankLine(currency: string): LineDraft {
  return {
    kind: 'other',
    title: '',
    quantity: '1',
    unit: 'shipment',
    unit_price: '',
    currency,
    unit_cost: '',
    tax_code: '',
    is_disbursement: false,
  }
}

export function newQuoteDraft(): QuoteDraft {
  const load = { transport_mode: defaults.transport_mode, cargo_details: blankCargo }
  return {
    ...load,
    request_id: '',
    customer_source: 'known',
    customer_id: '',
    customer_name: '',
    new_customer: blankCustomer,
    incoterm: defaults.incoterm,
    currency: defaults.currency,
    validity_days: String(defaults.validity_days),
    target_margin_pct: defaults.target_margin_pct,
    pol: '',
    pod: '',
    etd: '',
    eta: '',
    items: [freightLine(load, defaults.currency)],
  }
}

const freightTitles: ReadonlySet<string> = new Set(Object.values(freightOf).map(({ title }) => title))

export type LoadDraft = Pick<QuoteDraft, 'transport_mode' | 'cargo_details'>

const chargedFor = (unit: ItemUnit, { transport_mode, cargo_details }: LoadDraft) =>
  chargedQuantity(unit, {
    transport_mode,
    cargo_details: storedCargo(transport_mode, cargo_details),
    container_type: '',
    container_qty: null,
  })

/** What the lines become when the load does. Freight that nobody has named otherwise takes the words of the new mode, and a quantity
 * that nobody has typed otherwise follows the cargo. */
export function linesForLoad(items: readonly LineDraft[], before: LoadDraft, after: LoadDraft): LineDraft[] {
  return items.map((item) => {
    const isFreight = item.kind === 'freight' && freightTitles.has(item.title)
    const next = isFreight ? { ...item, ...freightOf[after.transport_mode] } : item
    const follows = item.quantity === chargedFor(item.unit, before)
    return follows ? { ...next, quantity: chargedFor(next.unit, after) } : next
  })
}

/** A line whose price nobody has typed yet is in the currency of the quote. */
export function linesInCurrency(items: readonly LineDraft[], currency: string): LineDraft[] {
  return items.map((item) => (item.unit_price || item.unit_cost ? item : { ...item, currency }))
}

/** International transport is free of tax. */
export const taxCodeOf = ({ kind, tax_code }: Pick<LineDraft, 'kind' | 'tax_code'>) =>
  tax_code || (kind === 'freight' ? '311' : 'KDV20')

/** The dialog has kinds of its own. */
const dialogKindOf: Partial<Record<ItemKind, LineDraft['kind']>> = {
  ocean: 'freight',
  baf: 'freight',
  caf: 'freight',
  freight: 'freight',
  docs: 'documentation',
  documentation: 'documentation',
  local_origin: 'local_charges',
  local_destination: 'local_charges',
  local_charges: 'local_charges',
  insurance: 'insurance',
}

/** A charge of the catalogue with its usual price; what was typed where it has none stays. */
export function lineFromCharge(charge: Charge, line: LineDraft, load: LoadDraft): LineDraft {
  const hasPrice = charge.unit_price !== null || charge.unit_cost !== null
  return {
    ...line,
    kind: dialogKindOf[charge.kind] ?? 'other',
    title: charge.title,
    unit: charge.unit,
    quantity: line.quantity === chargedFor(line.unit, load) ? chargedFor(charge.unit, load) : line.quantity,
    currency: hasPrice ? charge.currency : line.currency,
    unit_price: charge.unit_price ?? line.unit_price,
    unit_cost: charge.unit_cost ?? line.unit_cost,
    tax_code: charge.tax_code,
    is_disbursement: charge.is_disbursement,
  }
}
