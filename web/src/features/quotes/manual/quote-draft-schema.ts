/** Checks the draft of a quote and makes the call's input of it; what is empty is left out. */
import { ManualQuote } from '@kervan/domain/quotes/manual-quote.ts'
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { decimalProblems } from '@kervan/domain/values/decimal-input.ts'
import { z } from '@kervan/domain/z.ts'
import { customerInput } from '#features/customers/typed-customer.ts'
import { filledSizes, readCargo } from '#features/quotes/cargo/cargo-draft.ts'
import { type LineDraft, type QuoteDraft, taxCodeOf } from '#features/quotes/manual/quote-draft.ts'
import { type NumberReader, numberReader, readerAt } from '#features/quotes/typed-number.ts'

export type ManualQuoteInput = z.input<typeof ManualQuote>

/** The first problem of each field, by its path. */
type Problems = Map<string, string>

export const QuoteDraftSchema = z.custom<QuoteDraft>().transform((draft, context): ManualQuoteInput => {
  const { input, problems } = readDraft(draft)
  for (const [path, message] of problems)
    context.addIssue({ code: 'custom', path: path.split('.').map(asKey), message, input: draft })
  return problems.size > 0 ? z.NEVER : input
})

const asKey = (part: string) => (/^\d+$/.test(part) ? Number(part) : part)

export function readDraft(draft: QuoteDraft): { input: ManualQuoteInput; problems: Problems } {
  const problems: Problems = new Map()
  const note = (path: string, message: string) => {
    if (!problems.has(path)) problems.set(path, message)
  }
  const customer = customerOf(draft)
  if (Object.values(customer).every(isEmpty)) note(formPath(draft, ['customer_id']), quoteWords.noCustomer)
  const input = withoutEmpty({
    ...customer,
    transport_mode: draft.transport_mode,
    incoterm: draft.incoterm,
    currency: draft.currency,
    pol: draft.pol.trim(),
    pod: draft.pod.trim(),
    etd: draft.etd,
    eta: draft.eta,
    ...readNumbers(draft, numberReader(note)),
  }) as ManualQuoteInput
  draft.items.forEach(({ title }, index) => {
    if (title.trim() === '') note(`items.${index}.title`, 'Kalemin adını yazın.')
  })
  const parsed = ManualQuote.safeParse(input)
  for (const issue of parsed.error?.issues ?? [])
    note(formPath(draft, issue.path), issue.code === 'invalid_type' ? decimalProblems.empty : issue.message)
  return { input, problems }
}

/** Where a problem of the call belongs in the form. */
export function formPath(draft: QuoteDraft, path: readonly PropertyKey[]): string {
  const [first, second, index, ...rest] = path.map(String)
  if (first === 'cargo_details' && second === 'dims_cm' && index !== undefined)
    return [first, second, filledSizes(draft.cargo_details)[Number(index)]?.row ?? 0, ...rest].join('.')
  if (first === 'customer_id' && draft.customer_source === 'new') return 'new_customer.phone'
  return path.join('.')
}

function customerOf(draft: QuoteDraft) {
  if (draft.request_id) return { request_id: draft.request_id }
  if (draft.customer_source === 'known') return { customer_id: draft.customer_id }
  return { new_customer: customerInput(draft.new_customer) }
}

function readNumbers(draft: QuoteDraft, read: NumberReader) {
  return {
    cargo_details: withoutEmpty(
      readCargo(draft.transport_mode, draft.cargo_details, readerAt('cargo_details', read)),
    ),
    validity_days: read.count('validity_days', draft.validity_days),
    target_margin_pct: read.decimal('target_margin_pct', draft.target_margin_pct, 2),
    items: draft.items.map((line, index) => readLine(line, `items.${index}`, read)),
  }
}

function readLine(line: LineDraft, path: string, read: NumberReader) {
  return {
    kind: line.kind,
    title: line.title,
    description: '',
    quantity: read.decimal(`${path}.quantity`, line.quantity, 3),
    unit: line.unit,
    // The price may follow on the quote's page.
    unit_price: read.decimal(`${path}.unit_price`, line.unit_price, 4) ?? '0',
    currency: line.currency,
    is_optional: false,
    is_disbursement: line.is_disbursement,
    tax_code: taxCodeOf(line),
    unit_cost: read.decimal(`${path}.unit_cost`, line.unit_cost, 4) ?? null,
    cost_currency: line.currency,
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function withoutEmpty<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))) as Partial<Values>
}
