/** The form that makes a quote: for a request, for a customer or for somebody new. */
import { quoteProblems, quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { quoteAddress, useMakeQuote } from '#features/quotes/manual/make-quote.ts'
import { QuoteCargoFields } from '#features/quotes/manual/quote-cargo-fields.tsx'
import { QuoteCustomerFields } from '#features/quotes/manual/quote-customer-fields.tsx'
import type { QuoteDraft } from '#features/quotes/manual/quote-draft.ts'
import { QuoteDraftSchema } from '#features/quotes/manual/quote-draft-schema.ts'
import { QuoteLines } from '#features/quotes/manual/quote-lines.tsx'
import { QuoteSumsLine } from '#features/quotes/manual/quote-sums-line.tsx'
import { QuoteRouteFields, QuoteTermsFields } from '#features/quotes/manual/quote-terms-fields.tsx'
import { useKeptDraft } from '#features/quotes/manual/use-kept-draft.ts'
import { RequestSummaryCard } from '#features/quotes/request-summary-card.tsx'
import { api } from '#spine/api/api.ts'
import { UnsavedChanges } from '#spine/drafts/unsaved-changes.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { formPart, useSchemaForm } from '#spine/ui/form.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { useFailureToast } from '#spine/ui/use-failure-toast.ts'

type Props = {
  initial: QuoteDraft
  /** The request that is priced; null for a quote of its own. */
  request: RequestDetail | null
  /** Under which name what was typed is kept; by default that of its request. */
  keptAs?: string
  /** Above the fields: where they come from. */
  notice?: ReactNode
  onClose: () => void
}

export function QuoteEntry({ initial, request, keptAs, notice, onClose }: Props) {
  const formId = useId()
  const form = useSchemaForm({ schema: QuoteDraftSchema, defaultValues: initial })
  const basis = useQuery(api.quotes.editor.basis.queryOptions())
  const { make, isMaking, isMade, unsentId } = useMakeQuote(form)
  const failure = useFailureToast()
  const isBusy = isMaking || isMade
  const isUnsaved = (form.formState.isDirty || isMaking) && !isMade && !unsentId
  const id = keptAs ?? (initial.request_id || 'new')
  useKeptDraft({ form, id, isUnsaved, restoredTitle: 'Yarım kalan teklif geri getirildi' })
  const submit = form.handleSubmit(
    (input) => make(input),
    (errors) => lacksCustomer(errors) && failure.show(noCustomer),
  )
  return (
    <Dialog
      open
      page
      onOpenChange={(open) => !open && onClose()}
      title={request ? `Teklif hazırla: ${request.number}` : 'Teklif hazırla'}
      className="md:max-w-5xl"
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} variant="next" busy={isBusy} busyLabel="Oluşturuluyor">
            Teklifi oluştur
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onInput={failure.dismiss}
        aria-label="Teklif hazırla"
        onSubmit={(event) => (isBusy ? event.preventDefault() : void submit(event))}
        className="flex flex-col gap-6"
      >
        {notice}
        {unsentId && <UnsentExists id={unsentId} />}
        {request ? (
          <RequestSummaryCard request={request} customer={initial.customer_name} />
        ) : (
          <Part title="Müşteri">
            <QuoteCustomerFields form={formPart(form)} />
          </Part>
        )}
        <Part title="Taşıma">
          <QuoteRouteFields form={form} />
        </Part>
        <Part title="Yük">
          <QuoteCargoFields form={form} />
        </Part>
        <Part title="Fiyat">
          <QuoteTermsFields form={form} />
          <QuoteLines form={form} charges={basis.data?.charges ?? []} />
          <QuoteSumsLine form={form} basis={basis} />
        </Part>
      </form>
      {isUnsaved && <UnsavedChanges what="Teklifi" isSaving={isMaking} />}
    </Dialog>
  )
}

const noCustomer = {
  title: requestWords.errorTitle,
  description: quoteWords.noCustomer,
  kind: 'longer',
} as const

const lacksCustomer = ({ customer_id, new_customer }: FieldErrors<QuoteDraft>) =>
  [customer_id, new_customer?.phone].some((error) => error?.message === quoteWords.noCustomer)

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <h3 className="text-15">{title}</h3>
      {children}
    </section>
  )
}

/** What was typed stays on the screen until it has been looked at. */
function UnsentExists({ id }: { id: string }) {
  return (
    <Alert
      title={quoteProblems.UNSENT_EXISTS.message}
      action={
        <LinkButton href={quoteAddress(id)} size="sm">
          Hazırlanan teklifi aç
        </LinkButton>
      }
    >
      Fiyatı o teklifte tamamlayın.
    </Alert>
  )
}
