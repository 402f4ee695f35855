/** A customer's own account: profile, firm and representative, password, sessions, consents and personal data, each under its own anchor. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { OwnSessions } from '#features/auth/own-sessions.tsx'
import { PasswordSection } from '#features/auth/password-section.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ConsentsSection } from '#features/consents/consents-section.tsx'
import { OwnDataSection } from '#features/consents/own-data-section.tsx'
import { OwnOrganisation } from '#features/customers/own-organisation.tsx'
import { ProfileSection } from '#features/customers/profile-section.tsx'
import { AnchoredSections } from '#spine/ui/anchored-sections.tsx'

const sections: { id: string; title: string; content: ReactNode }[] = [
  { id: 'profil', title: 'Profil', content: <ProfileSection /> },
  { id: 'firma', title: 'Firma ve temsilci', content: <OwnOrganisation /> },
  { id: 'sifre', title: 'Şifre', content: <PasswordSection /> },
  { id: 'oturumlar', title: 'Oturumlar', content: <OwnSessions surface="portal" /> },
  { id: 'onaylar', title: 'Onaylar', content: <ConsentsSection /> },
  { id: 'uygulama', title: 'Uygulama', content: <InstallHint /> },
  { id: 'verilerim', title: 'Verilerim', content: <OwnDataSection /> },
]

function InstallHint() {
  return (
    <p className="measure text-14 text-muted">
      Paneli telefonunuza ya da bilgisayarınıza uygulama olarak kurabilirsiniz: simgesinde bekleyenlerin
      sayısı görünür, ağ yokken son gördüğünüz listeler okunur.{' '}
      <Link to="/desktop-indir" className="link">
        Nasıl kurulur?
      </Link>
    </p>
  )
}

export function AccountView() {
  useDocumentTitle('Hesabım')
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-28">Hesabım</h1>
      <AnchoredSections label="Hesap bölümleri" sections={sections} />
    </div>
  )
}
