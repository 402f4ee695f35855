/** Where signing in is worked on: one transaction per attempt, one attempt at a time per address, and the library at hand. */

import type { Surface } from '@kervan/domain/access/roles.ts'
import { type Entitlement, entitlementTo, isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import { sql } from 'drizzle-orm'
import { type Account, isFirstOfOffice, lookUp } from '#features/auth/accounts.queries.ts'
import type { Library, LibraryWork } from '#features/auth/sign-in-library.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import { type ActAs, signingIn, type Transaction } from '#spine/database/act-as.ts'

export type SignInWork = {
  tx: Transaction
  library: Library
  /** What the library may do for this address; it asks before it makes an account or a session. */
  rights: LibraryWork
  account: Account | undefined
  entitlement: Entitlement
}

/** A customer is in: their profile is made or mended with it. The auth feature does not know profiles; reactions.ts does. */
export type OnCustomerSignedIn = (
  tx: Transaction,
  customer: { id: string; email: string; first_name: string; last_name: string },
) => Promise<void>

export type SignInDesk = {
  onCustomerSignedIn: OnCustomerSignedIn
  /** Half a second of code that a start need not wait for: fetched once, when first needed or when the server is up. */
  library(surface: Surface): Promise<Library>
  secrets: Secrets
  at<T>(
    asking: { surface: Surface; email: string; staffDomains: readonly string[] },
    run: (work: SignInWork) => Promise<T>,
  ): Promise<T>
  /** For a person who is signed in or holds a link: no address to look up, no new account, no session. */
  within<T>(run: (tx: Transaction, library: Library) => Promise<T>): Promise<T>
}

/** Signing in sends mails, so it needs the company's letterhead too. */
export type WithSignIn = WithCompany & { signIn: SignInDesk }

export function createSignInDesk(parts: {
  /** With connections of its own: hashing passwords takes long, and nobody else should wait behind it. */
  actAs: ActAs
  secrets: Secrets
  publicUrl: string
  onCustomerSignedIn: OnCustomerSignedIn
}): SignInDesk {
  const { actAs, secrets, publicUrl, onCustomerSignedIn } = parts
  let loaded: ReturnType<typeof load> | undefined
  const load = async () => {
    const { createLibrary, workWith } = await import('#features/auth/sign-in-library.ts')
    const libraries: Record<Surface, Library> = {
      portal: createLibrary('portal', secrets, publicUrl),
      office: createLibrary('office', secrets, publicUrl),
    }
    return { libraries, workWith }
  }
  const ready = () => {
    loaded ??= load()
    return loaded
  }
  return {
    onCustomerSignedIn,
    secrets,
    library: async (surface) => (await ready()).libraries[surface],
    async at({ surface, email, staffDomains }, run) {
      const { libraries, workWith } = await ready()
      return actAs(signingIn, async (tx) => {
        // In turn per address: no wrong try can slip past the count, and no code be used twice. Sent together, answered in order.
        const [, { account, officeEmpty }] = await Promise.all([
          tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 1))`),
          lookUp(tx.db, email),
        ])
        const entitlement = entitlementTo(surface, {
          staffAddress: isStaffAddress(email, staffDomains),
          account: account && { role: account.role, disabled: account.disabled_at !== null },
          officeEmpty: officeEmpty && surface === 'office' && (await isFirstOfOffice(tx.db)),
        })
        const rights: LibraryWork = {
          db: tx.db,
          email,
          joiningAs: entitlement.kind === 'join' ? entitlement.role : undefined,
          mayHaveSession: entitlement.kind !== 'refuse',
        }
        return workWith(rights, () => run({ tx, library: libraries[surface], rights, account, entitlement }))
      })
    },
    async within(run) {
      const { libraries, workWith } = await ready()
      return actAs(signingIn, (tx) =>
        workWith({ db: tx.db, email: '', joiningAs: undefined, mayHaveSession: false }, () =>
          run(tx, libraries.portal),
        ),
      )
    },
  }
}
