/** Handlers of sending quotes. */
import { quoteSendingContract } from '@kervan/domain/quotes/quote-sending.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { approveMargin, marginFloor } from '#features/quotes/margin-approvals.ts'
import { subjectOf } from '#features/quotes/offer-mail.ts'
import { previewMail } from '#features/quotes/preview-mail.ts'
import { readQuote } from '#features/quotes/quote-document.ts'
import { mailsOf } from '#features/quotes/quote-mails.queries.ts'
import { remindCustomer } from '#features/quotes/remind-customer.ts'
import { cancelByHand, sendFromPage } from '#features/quotes/send-from-page.ts'
import { sendSuggestion } from '#features/quotes/send-suggestion.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof quoteSendingContract, WithCompany>(quoteSendingContract)

export const quoteSendingHandlers = {
  suggestion: api.suggestion.handler(async ({ input, context: { services, actor }, errors }) => {
    const found = await services.actAs(actor, (tx) => sendSuggestion(tx.db, input.id, new Date()))
    if (!found) throw errors.NOT_FOUND()
    return found
  }),
  mails: api.mails.handler(({ input, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const [quote, mails, letterhead] = await Promise.all([
        readQuote(tx.db, input.id),
        mailsOf(tx.db, input.id),
        readLetterhead(services),
      ])
      if (!quote) throw errors.NOT_FOUND()
      const usual_subject = subjectOf(letterhead, quote, '', 'offer')
      return { mails, usual_subject, margin: await marginFloor(tx.db, quote) }
    }),
  ),
  preview: api.preview.handler(async ({ input, context: { services, actor, person }, errors }) => {
    const preview = await services.actAs(actor, (tx) =>
      previewMail(tx, services, { ...input, senderId: person.id }),
    )
    if (!preview) throw errors.NOT_FOUND()
    return preview
  }),
  send: api.send.handler(({ input, context }) => sendFromPage(context, input)),
  cancelSend: api.cancelSend.handler(({ input, context }) => cancelByHand(context, input.id, 'offer')),
  remind: api.remind.handler(({ input, context }) => remindCustomer(context, input)),
  cancelReminder: api.cancelReminder.handler(({ input, context }) =>
    cancelByHand(context, input.id, 'reminder'),
  ),
  approveMargin: api.approveMargin.handler(({ input, context }) => approveMargin(context, input)),
}
