/** Replaces the sign-in form on insecure connections; links to the site's public URL if that is secure. */
import { useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { usePageData } from '#features/company/page-data.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

const title = 'Giriş için güvenli bağlantı gerekir'

export function InsecureNotice() {
  useDocumentTitle(title)
  const { publicUrl } = usePageData()
  const { pathname, search } = useLocation()
  const secure = publicUrl.startsWith('https:')
  return (
    <section className="flex flex-col items-start gap-5">
      <h1 className="text-28">{title}</h1>
      <p className="text-muted">
        Bu sayfa şifrelenmemiş bir bağlantıyla (http) açıldı. Oturumunuz yalnızca güvenli bir bağlantıda
        (https) saklanabildiği için buradan giriş yapılamaz.
      </p>
      {!secure && (
        <p className="text-muted">
          Bu kurulumun güvenli bir adresi yok. Kurulumun çalıştığı bilgisayardaysanız sayfayı{' '}
          <code className="break-words font-mono text-14 text-ink">{publicUrl + pathname}</code> adresinden
          açın.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {secure && (
          <LinkButton href={publicUrl + pathname + search} variant="next">
            Güvenli bağlantıyla aç
          </LinkButton>
        )}
        <LinkButton href="/">Ana sayfaya dön</LinkButton>
      </div>
    </section>
  )
}
