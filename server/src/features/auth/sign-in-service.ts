/** Runs attempts to sign in: one transaction per attempt, one attempt at a time per address, with the library at hand. */

import type { Surface } from '@kervan/domain/access/roles.ts'
import { type Entitlement, entitlementTo, isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import { type Account, findAccount, isOfficeStillEmpty } from '#features/auth/accounts.queries.ts'
import { lockMailbox } from '#features/auth/mailbox-lock.ts'
import type { Library, LibraryContext } from '#features/auth/sign-in-library.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import { type ActAs, type Actor, mayWrite, signingIn, type Transaction } from '#spine/database/act-as.ts'

export type SignInAttempt = {
  tx: Transaction
  library: Library
  account: Account | undefined
  entitlement: Entitlement
}

/** Called in the transaction of a customer's sign-in: auth does not know profiles, so reactions.ts connects the two. */
export type OnCustomerSignedIn = (
  tx: Transaction,
  customer: { id: string; email: string; first_name: string; last_name: string },
) => Promise<void>

/** A customer whom staff have entered before they first sign in; their account is made under the id of that record. */
export type FindCustomerRecord = (
  tx: Transaction,
  email: string,
) => Promise<{ id: string; name: string } | undefined>

/** An address, the surface it signs in to, and the browser that calls. */
export type SignInAddress = {
  surface: Surface
  email: string
  staffDomains: readonly string[]
  device: string
}

export type SignInService = {
  onCustomerSignedIn: OnCustomerSignedIn
  /** Loaded once, when first needed or after the start: it takes half a second. */
  library(surface: Surface): Promise<Library>
  secrets: Secrets
  /** One attempt to sign in, or to be mailed a code or a link, with an address. */
  forAddress<T>(address: SignInAddress, run: (attempt: SignInAttempt) => Promise<T>): Promise<T>
  /** For a person who is signed in or has a link: creates neither an account nor a session. Whoever only reads changes nothing. */
  inTransaction<T>(run: (tx: Transaction, library: Library) => Promise<T>, caller?: Actor): Promise<T>
}

/** Signing in sends mails, which need the company's data. */
export type WithSignIn = WithCompany & { signIn: SignInService }

export function createSignInService(parts: {
  /** With connections of its own: hashing passwords takes long, and other calls must not wait for it. */
  actAs: ActAs
  secrets: Secrets
  publicUrl: string
  onCustomerSignedIn: OnCustomerSignedIn
  findCustomerRecord: FindCustomerRecord
}): SignInService {
  const { actAs, secrets, publicUrl, onCustomerSignedIn, findCustomerRecord } = parts
  let loaded: ReturnType<typeof load> | undefined
  const load = async () => {
    const { createLibrary, withLibraryContext } = await import('#features/auth/sign-in-library.ts')
    const libraries: Record<Surface, Library> = {
      portal: createLibrary('portal', secrets, publicUrl),
      office: createLibrary('office', secrets, publicUrl),
    }
    return { libraries, withLibraryContext }
  }
  const ready = () => {
    loaded ??= load()
    return loaded
  }
  return {
    onCustomerSignedIn,
    secrets,
    library: async (surface) => (await ready()).libraries[surface],
    async forAddress({ surface, email, staffDomains, device }, run) {
      const { libraries, withLibraryContext } = await ready()
      return actAs(signingIn, async (tx) => {
        // The lock keeps mails and wrong tries counted and codes single-use. Both statements are sent together and run in order.
        const [, { account, officeEmpty }] = await Promise.all([
          lockMailbox(tx.db, email),
          findAccount(tx.db, email),
        ])
        const entitlement = entitlementTo(surface, {
          staffAddress: isStaffAddress(email, staffDomains),
          account: account && { role: account.role, disabled: account.disabled_at !== null },
          officeEmpty: officeEmpty && surface === 'office' && (await isOfficeStillEmpty(tx.db)),
        })
        const libraryContext: LibraryContext = {
          db: tx.db,
          email,
          device,
          newAccountRole: entitlement.kind === 'join' ? entitlement.role : undefined,
          findCustomerRecord: () => findCustomerRecord(tx, email),
          mayHaveSession: entitlement.kind !== 'refuse',
        }
        return withLibraryContext(libraryContext, () =>
          run({ tx, library: libraries[surface], account, entitlement }),
        )
      })
    },
    async inTransaction(run, caller = signingIn) {
      const { libraries, withLibraryContext } = await ready()
      return actAs({ ...signingIn, readOnly: !mayWrite(caller) }, (tx) =>
        withLibraryContext(
          {
            db: tx.db,
            email: '',
            device: '',
            newAccountRole: undefined,
            findCustomerRecord: async () => undefined,
            mayHaveSession: false,
          },
          () => run(tx, libraries.portal),
        ),
      )
    },
  }
}
