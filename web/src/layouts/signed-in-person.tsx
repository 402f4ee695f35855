/** Who is signed in, and the way out. */
import { LogOut } from 'lucide-react'
import { Avatar } from '#ui/avatar.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type Props = { name: string; detail?: string; onSignOut?: (() => void) | undefined }

export function SignedInPerson({ name, detail, onSignOut }: Props) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} size="sm" />
      <p className="min-w-0 flex-1 text-14 leading-5">
        <span className="block truncate font-medium">{name}</span>
        {detail && <span className="block truncate text-13 text-muted">{detail}</span>}
      </p>
      {onSignOut && (
        <IconButton label="Çıkış yap" size="sm" onClick={onSignOut}>
          <LogOut strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
