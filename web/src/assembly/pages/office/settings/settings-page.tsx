/** `/staff/settings`: what can be set, with a way to each. */
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { sectionsFor } from '#assembly/layouts/settings-sections.ts'
import { useSession } from '#features/auth/session.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { Card } from '#spine/ui/card.tsx'

export function SettingsPage() {
  useDocumentTitle('Ayarlar')
  const person = useSession('office').data?.person
  if (!person) return null
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <h1 className="text-22">Ayarlar</h1>
      <Card aria-label="Ayar bölümleri">
        <ul className="divide-y divide-line">
          {sectionsFor(person.role).map(({ to, title, about }) => (
            <li key={to}>
              <Link to={to} className="flex items-center gap-4 px-4 py-3 hover:bg-hover md:px-5">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{title}</span>
                  <span className="block text-13 text-muted">{about}</span>
                </span>
                <ChevronRight className="size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
