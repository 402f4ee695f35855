/** `/bulten/onay`: the second half of the double opt-in. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { MailedLink } from '#features/newsletter/mailed-link.tsx'
import { noteConfirmedHere } from '#features/newsletter/own-confirmation.ts'
import { confirmTitle } from '#features/newsletter/page-titles.ts'
import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

const words = {
  title: 'Bülten aboneliğinizi onaylayın',
  lead: 'Onayladığınızda bülten, bu e-postayı aldığınız adrese gönderilmeye başlar. Her sayıdaki bağlantıyla dilediğiniz zaman ayrılırsınız.',
  act: 'Aboneliğimi onayla',
  busy: 'Onaylanıyor',
  doneTitle: 'Aboneliğiniz başladı',
}

export function ConfirmPage() {
  useDocumentTitle(confirmTitle)
  return (
    <MailedLink
      words={words}
      path="/newsletter/confirmations"
      token={useFragmentToken()}
      onDone={noteConfirmedHere}
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

/** Moves the token from the address into the history entry: it survives a reload, and no copied address shows it. */
function useFragmentToken(): string {
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(hash.slice(1)).get('token')
  const kept = (state as { token?: unknown } | null)?.token
  useEffect(() => {
    if (given !== null) void navigate(pathname, { replace: true, state: { token: given } })
  }, [given, pathname, navigate])
  return given ?? (typeof kept === 'string' ? kept : '')
}
