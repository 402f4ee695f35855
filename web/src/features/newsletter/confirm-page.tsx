/** `/bulten/onay`: confirms a newsletter subscription, the second half of the double opt-in. */
import { newestSubscriptionText, subscriptionTexts } from '@kervan/domain/newsletter/subscriber-words.ts'
import { useState } from 'react'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { rememberConfirmedHere } from '#features/newsletter/confirmed-here.ts'
import { MailedLinkPage } from '#features/newsletter/mailed-link-page.tsx'
import { MeasuringChoice } from '#features/newsletter/measuring-choice.tsx'
import { confirmTitle } from '#features/newsletter/page-titles.ts'
import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx'
import { useFragmentToken } from '#features/newsletter/use-fragment-token.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'

const words = {
  title: 'Bülten aboneliğinizi onaylayın',
  lead: 'Onayladığınızda bülten, bu e-postayı aldığınız adrese gönderilmeye başlar. Her sayıdaki bağlantıyla dilediğiniz zaman ayrılırsınız.',
  button: 'Aboneliğimi onayla',
  busy: 'Onaylanıyor',
  doneTitle: 'Aboneliğiniz başladı',
}

export function ConfirmPage() {
  useDocumentTitle(confirmTitle)
  const [measuring, setMeasuring] = useState(false)
  return (
    <MailedLinkPage
      words={words}
      path="/newsletter/confirmations"
      token={useFragmentToken()}
      more={{ text_version: newestSubscriptionText, measuring }}
      choices={
        <>
          <AgreedText />
          <MeasuringChoice checked={measuring} onChange={setMeasuring} />
        </>
      }
      onDone={rememberConfirmedHere}
      done={(email) => (
        <>
          <p role="status" className="text-muted">
            Bülten artık <strong className="break-words font-medium text-ink">{email}</strong> adresine
            gönderilecek.
          </p>
          <LinkButton href="/" className="mt-4 self-start">
            Ana sayfaya dön
          </LinkButton>
        </>
      )}
      refused={
        <div className="mt-4 w-full max-w-sm">
          <SubscribeForm label="Yeniden abone olun" />
        </div>
      }
    />
  )
}

/** The very text whose version is recorded with the consent. */
const AgreedText = () => (
  <figure className="my-2 flex flex-col gap-1 border-line-strong border-l-2 pl-4">
    <figcaption className="text-13 text-muted">Onayladığınız metin</figcaption>
    <blockquote>{subscriptionTexts[newestSubscriptionText].mails}</blockquote>
  </figure>
)
