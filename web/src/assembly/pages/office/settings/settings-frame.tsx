/** What every section of the settings has: its title, and the other sections beside it. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { sectionsFor } from '#assembly/layouts/settings-sections.ts'
import { useSession } from '#features/auth/session.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'

type Props = {
  title: string
  action?: ReactNode
  /** For lists, which use the whole width. */
  isWide?: boolean
  /** Instead of the children, for those who may not change it; without it the section is for admins alone. */
  forReaders?: ReactNode
  children: ReactNode
}

export function SettingsFrame({ title, action, isWide = false, forReaders, children }: Props) {
  useDocumentTitle(title)
  const person = useSession('office').data?.person
  if (!person) return null
  const content = mayEnter('admin', person.role)
    ? children
    : (forReaders ?? (
        <EmptyState title="Bu sayfa yöneticiler içindir">
          Ayarları bir yönetici görür ve değiştirir.
        </EmptyState>
      ))
  return (
    <div className="grid items-start gap-x-8 gap-y-4 xl:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label="Ayar bölümleri" className="sticky top-0 max-xl:hidden">
        <p className="px-3 pb-2 text-13 text-muted">Ayarlar</p>
        {sectionsFor(person.role).map(({ to, title: name }) => (
          <NavLink key={to} to={to} className={({ isActive }) => sectionLink(isActive)}>
            {name}
          </NavLink>
        ))}
      </nav>
      <div className={cn('flex min-w-0 flex-col gap-5', !isWide && 'max-w-4xl')}>
        <header className="flex flex-wrap items-center gap-3">
          <div className="mr-auto">
            <Link
              to="/staff/settings"
              className="-ml-1 inline-flex h-8 items-center gap-1 text-13 text-muted hover:text-ink xl:hidden pointer-coarse:h-11"
            >
              <ChevronLeft className="size-4" strokeWidth={1.75} aria-hidden />
              Ayarlar
            </Link>
            <h1 className="text-22">{title}</h1>
          </div>
          {action}
        </header>
        {content}
      </div>
    </div>
  )
}

const sectionLink = (isActive: boolean) =>
  cn(
    'flex h-9 items-center rounded-field px-3 text-14 text-muted hover:bg-hover hover:text-ink',
    isActive && 'bg-hover font-medium text-ink',
  )
