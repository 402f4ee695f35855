/** The signed-in person, linked to their account, and the sign-out button. */
import { clsx } from 'clsx'
import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { Avatar } from '#spine/ui/avatar.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'

type Props = {
  person: { full_name: string; email: string; photo?: string | undefined }
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

function NameAndAddress({ full_name, email, photo }: Props['person']) {
  // Without a profile there is only an e-mail address.
  return (
    <>
      <Avatar name={full_name || email} photo={photo} size="sm" />
      <span className="min-w-0 flex-1 text-14 leading-5">
        {full_name && <span className="block truncate font-medium">{full_name}</span>}
        <Address email={email} className={full_name ? 'text-13 text-muted' : 'font-medium'} />
      </span>
    </>
  )
}

/** Never truncated, so that people can check whose session it is; breaks before the @ if needed. */
function Address({ email, className }: { email: string; className: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span className={clsx('wrap-anywhere block', className)}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
