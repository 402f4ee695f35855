/** Who is signed in, the way to their own account, and the way out. */
import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { Avatar } from '#ui/avatar.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type Props = {
  person: { full_name: string; email: string }
  accountAddress?: string | undefined
  onSignOut?: (() => void) | undefined
}

export function SignedInPerson({ person, accountAddress, onSignOut }: Props) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      {accountAddress ? (
        <Link
          to={accountAddress}
          title="Hesabım"
          className="-mx-1.5 flex min-w-0 flex-1 items-center gap-3 rounded-field px-1.5 py-1 transition-colors hover:bg-hover"
        >
          <NameAndAddress {...person} />
        </Link>
      ) : (
        <NameAndAddress {...person} />
      )}
      {onSignOut && (
        <IconButton label="Çıkış yap" size="sm" onClick={onSignOut}>
          <LogOut strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

function NameAndAddress({ full_name, email }: Props['person']) {
  // Somebody who has not said their name yet is known by their address alone.
  const name = full_name || email
  return (
    <>
      <Avatar name={name} size="sm" />
      <span className="min-w-0 flex-1 text-14 leading-5">
        <span className="block truncate font-medium">{name}</span>
        {full_name && <span className="block truncate text-13 text-muted">{email}</span>}
      </span>
    </>
  )
}
