/** The full menu on phones, behind a button of the header: every entry, the theme, the signed-in person and signing out. */
import { LogOut, Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { FrameProps } from '#assembly/layouts/frame-props.ts'
import { SidebarLinks } from '#assembly/layouts/navigation-links.tsx'
import { SignedInPerson } from '#assembly/layouts/signed-in-person.tsx'
import { ThemeSwitch } from '#assembly/layouts/theme-switch.tsx'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { ConnectionIndicator } from '#spine/ui/connection-indicator.tsx'
import { Sheet } from '#spine/ui/sheet.tsx'

type Props = FrameProps & {
  label: string
  /** What the sidebar has besides its links. */
  children?: ReactNode
}

export function PhoneMenu(props: Props) {
  const { label, entries, badges, person, accountAddress, connection, onSignOut, children } = props
  const locationKey = useLocation().key
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  return (
    <Sheet
      title="Menü"
      // Any navigation closes it.
      open={openedAt === locationKey}
      onOpenChange={(open) => setOpenedAt(open ? locationKey : null)}
      trigger={<MenuButton />}
      footer={
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <div className="flex min-w-0 items-center justify-between gap-4">
            {person && <SignedInPerson person={person} accountAddress={accountAddress} />}
            <ConnectionIndicator state={connection} className="shrink-0" />
          </div>
          <div className="flex flex-wrap gap-3 *:flex-auto">
            <ThemeSwitch variant="button" />
            {person && onSignOut && (
              <Button onClick={onSignOut}>
                <LogOut strokeWidth={1.75} aria-hidden /> Çıkış yap
              </Button>
            )}
          </div>
        </div>
      }
    >
      <div className="-m-2 flex flex-col gap-4">
        <SidebarLinks label={label} entries={entries} badges={badges} roomy />
        {children}
      </div>
    </Sheet>
  )
}

/** No tooltip: it would open again when the closing menu returns the focus. */
function MenuButton(props: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Menü"
      {...props}
      className={cn(buttonClasses({ variant: 'ghost' }), '-mr-2 size-11 px-0 text-muted')}
    >
      <Menu className="size-5" strokeWidth={1.75} aria-hidden />
    </button>
  )
}
