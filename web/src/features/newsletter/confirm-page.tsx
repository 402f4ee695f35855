/** `/bulten/onay`: confirms a newsletter subscription, the second half of the double opt-in. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { rememberConfirmedHere } from '#features/newsletter/confirmed-here.ts'
import { MailedLinkPage } from '#features/newsletter/mailed-link-page.tsx'
import { confirmTitle } from '#features/newsletter/page-titles.ts'
import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx'
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
  return (
    <MailedLinkPage
      words={words}
      path="/newsletter/confirmations"
      token={useFragmentToken()}
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

/** Moves the token from the URL into the history state: it survives a reload, and a copied URL does not contain it. */
function useFragmentToken(): string {
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(hash.slice(1)).get('token')
  const saved = (state as { token?: unknown } | null)?.token
  useEffect(() => {
    if (given !== null) void navigate(pathname, { replace: true, state: { token: given } })
  }, [given, pathname, navigate])
  return given ?? (typeof saved === 'string' ? saved : '')
}
