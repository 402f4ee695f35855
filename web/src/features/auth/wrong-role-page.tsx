/** "Yetki Gerekli": shown to somebody whose role may not see this page. */
import { signInAddress } from '@kervan/domain/access/guarded-addresses.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { RouteMark } from '#spine/ui/route-line.tsx'

const words = {
  office: {
    reason: 'Bu sayfa personel içindir; müşteri hesabıyla açılmaz.',
    ownPanel: { label: 'Müşteri paneline dön', href: '/dashboard' },
    signIn: 'Personel girişi yap',
  },
  portal: {
    reason: 'Bu sayfa müşteriler içindir; personel hesabıyla açılmaz.',
    ownPanel: { label: 'Personel paneline dön', href: '/staff' },
    signIn: 'Müşteri girişi yap',
  },
} satisfies Record<Surface, object>

export function WrongRolePage({ surface }: { surface: Surface }) {
  useDocumentTitle('Yetki Gerekli')
  const { pathname, search, hash } = useLocation()
  const { reason, ownPanel, signIn } = words[surface]
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-5 px-5 py-16 md:py-24">
      <RouteMark />
      <h1 className="text-28">Yetki Gerekli</h1>
      <p className="measure text-muted">{reason}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={ownPanel.href} variant="next">
          {ownPanel.label}
        </LinkButton>
        <LinkButton href={signInAddress(surface, pathname + search + hash)}>{signIn}</LinkButton>
      </div>
    </div>
  )
}
