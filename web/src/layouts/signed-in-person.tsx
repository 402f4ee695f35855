/** Who is signed in, and the way out. */
import { LogOut } from 'lucide-react'
import { Avatar } from '#ui/avatar.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type Props = { person: { full_name: string; email: string }; onSignOut?: (() => void) | undefined }

export function SignedInPerson({ person, onSignOut }: Props) {
  // Somebody who has not said their name yet is known by their address alone.
  const name = person.full_name || person.email
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} size="sm" />
      <p className="min-w-0 flex-1 text-14 leading-5">
        <span className="block truncate font-medium">{name}</span>
        {person.full_name && <span className="block truncate text-13 text-muted">{person.email}</span>}
      </p>
      {onSignOut && (
        <IconButton label="Çıkış yap" size="sm" onClick={onSignOut}>
          <LogOut strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
