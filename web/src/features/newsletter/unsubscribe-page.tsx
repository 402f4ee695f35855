/** `/bulten/ayril`: unsubscribes by a mailed link. Without script its form posts to the same URL. */
import { useSearchParams } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { usePageData } from '#features/company/page-data.tsx'
import { forgetConfirmedHere } from '#features/newsletter/confirmed-here.ts'
import { MailedLinkPage } from '#features/newsletter/mailed-link-page.tsx'
import { unsubscribeTitle } from '#features/newsletter/page-titles.ts'
import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx'

const words = {
  title: 'Bültenden ayrılın',
  lead: 'Ayrıldığınızda bu e-postayı aldığınız adrese bülten gönderilmez. Müşteri panelindeki gönderi ve teklif e-postalarınız bundan etkilenmez.',
  button: 'Bültenden ayrıl',
  busy: 'Ayrılıyorsunuz',
  doneTitle: 'Bültenden ayrıldınız',
}

export function UnsubscribePage() {
  useDocumentTitle(unsubscribeTitle)
  const { company } = usePageData()
  const [search] = useSearchParams()
  return (
    <MailedLinkPage
      words={words}
      path="/newsletter/unsubscriptions"
      token={search.get('token') ?? ''}
      onDone={forgetConfirmedHere}
      done={(email) => (
        <>
          <p role="status" className="text-muted">
            <strong className="break-words font-medium text-ink">{email}</strong> adresine artık bülten
            gönderilmeyecek.
          </p>
          <div className="mt-4 w-full max-w-sm">
            <SubscribeForm label="Yanlışlıkla mı ayrıldınız? Yeniden abone olun" />
          </div>
        </>
      )}
      refused={
        <p className="text-muted">
          Size gelen son bültendeki bağlantıyı deneyin ya da{' '}
          <a href={`mailto:${company.email}`} className="link">
            {company.email}
          </a>{' '}
          adresine yazın; adresinizi listeden çıkarırız.
        </p>
      }
      needsNoScript
    />
  )
}
