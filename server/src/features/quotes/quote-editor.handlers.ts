/** Handlers of the quote editor. */
import { quoteEditorContract } from '@kervan/domain/quotes/quote-editor.contract.ts'
import { quoteEditing } from '@kervan/domain/quotes/quotes.events.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { copyQuote } from '#features/quotes/copy-quote.ts'
import { createQuote, unsentQuote } from '#features/quotes/create-quote.ts'
import { pricingBasis } from '#features/quotes/pricing-basis.ts'
import { readQuote, toDocument } from '#features/quotes/quote-document.ts'
import { eventsOf } from '#features/quotes/quote-events.ts'
import { refreshRates, saveQuote, setQuoteStatus } from '#features/quotes/save-quote.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof quoteEditorContract, WithCompany>(quoteEditorContract)

export const quoteEditorHandlers = {
  basis: api.basis.handler(({ context: { services, actor } }) =>
    services.actAs(actor, (tx) => pricingBasis(tx.db)),
  ),
  create: api.create.handler(({ input, context }) => createQuote(context, input)),
  unsentOf: api.unsentOf.handler(async ({ input, context: { services, actor } }) => {
    const unsent = await services.readAs(actor, (db) => unsentQuote(db, input.id))
    return {
      quote_id: unsent?.id ?? null,
      quote_no: unsent?.quote_no ?? null,
      status: unsent?.status ?? null,
    }
  }),
  get: api.get.handler(async ({ input, context: { services, actor }, errors }) => {
    const quote = await services.actAs(actor, (tx) => readQuote(tx.db, input.id))
    if (!quote) throw errors.NOT_FOUND()
    return toDocument(quote)
  }),
  save: api.save.handler(({ input: { id, ...changes }, context }) => saveQuote(context, id, changes)),
  setStatus: api.setStatus.handler(({ input, context }) => setQuoteStatus(context, input.id, input.status)),
  refreshRates: api.refreshRates.handler(({ input, context }) => refreshRates(context, input.id)),
  copy: api.copy.handler(({ input, context }) => copyQuote(context, input)),
  events: api.events.handler(async ({ input, context: { services, actor } }) => ({
    events: await services.readAs(actor, (db) => eventsOf(db, input.id)),
  })),
  /** Nothing is stored: whoever has the quote open hears of it, and forgets it by itself. */
  editing: api.editing.handler(async ({ input, context: { services, actor, person } }) => {
    await services.actAs(actor, (tx) =>
      services.emit(tx, quoteEditing, ['staff'], {
        quote_id: input.id,
        person_id: person.id,
        name: person.full_name,
        is_open: input.is_open,
      }),
    )
    return { ok: true as const }
  }),
}
