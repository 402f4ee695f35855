/** In place of signing in where the connection is not secure. */
import { useDocumentTitle } from '#document-title.ts'
import { LinkButton } from '#ui/link-button.tsx'

const title = 'Giriş için güvenli bağlantı gerekir'

export function InsecureNotice() {
  useDocumentTitle(title)
  const { host, pathname, search } = location
  return (
    <section className="flex flex-col items-start gap-5">
      <h1 className="text-28">{title}</h1>
      <p className="text-muted">
        Bu sayfa şifrelenmemiş bir bağlantıyla (http) açıldı. Oturum bilgileri yalnızca güvenli bağlantıda
        (https) saklandığı için buradan giriş yapılamaz.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`https://${host}${pathname}${search}`} variant="next">
          Güvenli bağlantıyla aç
        </LinkButton>
        <LinkButton href="/">Ana sayfaya dön</LinkButton>
      </div>
      <p className="text-14 text-muted">
        Güvenli adres açılmıyorsa site yöneticinize başvurun. Deneme kurulumunda sayfayı kurulumun bulunduğu
        bilgisayarda <code className="font-mono text-13">http://localhost</code> adresiyle açın.
      </p>
    </section>
  )
}
