/**
 * The sign-in library (better-auth), closed: never mounted over HTTP, called by our own procedures only, one instance per
 * surface with keys of its own. It works inside the transaction that the caller has opened, under a database role that
 * reaches the tables of signing in and nothing else; so a code, an account, a session and their news commit together.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import type { Role, Surface } from '@kervan/domain/access/roles.ts'
import {
  codeLength,
  codeLifeSeconds,
  codeTries,
  passwordMinimum,
  resetLinkSeconds,
} from '@kervan/domain/auth/credentials.ts'
import type { Auth, BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { emailOTP } from 'better-auth/plugins/email-otp'
import { accounts } from '#features/auth/accounts.table.ts'
import { addressHeader } from '#features/auth/library-call.ts'
import { cookieSecret } from '#features/auth/session-cookie.ts'
import { sessionLifetimes } from '#features/auth/session-reader.ts'
import { sessions } from '#features/auth/sessions.table.ts'
import { users } from '#features/auth/users.table.ts'
import { verifications } from '#features/auth/verifications.table.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import type { Db } from '#spine/database/act-as.ts'

/** What the library needs to know of the call it works for. */
export type LibraryWork = {
  db: Db
  email: string
  /** The role of an account that may be made now; undefined when none may. */
  joiningAs: Role | undefined
  mayHaveSession: boolean
}

const work = new AsyncLocalStorage<LibraryWork>()

function current(): LibraryWork {
  const found = work.getStore()
  if (!found) throw new Error('The sign-in library works inside a transaction of ours only.')
  return found
}

/** Stands for the connection of whichever transaction the library is working in. */
const db = new Proxy({} as Db, {
  get: (_, property) =>
    (work.getStore()?.db as unknown as Record<PropertyKey, unknown> | undefined)?.[property],
})

const refuse = () => new APIError('FORBIDDEN')
const snakeCase = { createdAt: 'created_at', updatedAt: 'updated_at' }

function optionsFor(surface: Surface, secrets: Secrets, publicUrl: string) {
  const codeKey = secrets.key(`code ${surface}`)
  return {
    baseURL: publicUrl,
    secret: cookieSecret(secrets, surface),
    telemetry: { enabled: false },
    // Its error lines would hold statements with their parameters; what it throws reaches our own log.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { users, sessions, accounts, verifications },
    }),
    advanced: {
      database: { generateId: false, validateSchema: false },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', ...snakeCase },
      additionalFields: { role: { type: 'string', required: true, input: false, defaultValue: 'customer' } },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...snakeCase,
      },
      additionalFields: { surface: { type: 'string', required: true, input: false, defaultValue: surface } },
      expiresIn: sessionLifetimes[surface].life / 1000,
      disableSessionRefresh: true,
    },
    account: {
      modelName: 'accounts',
      fields: { userId: 'user_id', accountId: 'account_id', providerId: 'provider_id', ...snakeCase },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...snakeCase },
      storeIdentifier: 'hashed',
      // Otherwise each look-up would delete what has expired anywhere; the nightly sweep does that.
      disableCleanup: true,
    },
    emailAndPassword: {
      enabled: surface === 'portal',
      disableSignUp: true,
      minPasswordLength: passwordMinimum,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: resetLinkSeconds,
      revokeSessionsOnPasswordReset: true,
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            const { joiningAs } = current()
            if (!joiningAs) throw refuse()
            return { data: { ...user, role: joiningAs } }
          },
        },
      },
      session: {
        create: {
          before: async () => {
            if (!current().mayHaveSession) throw refuse()
          },
        },
      },
    },
    plugins: [
      emailOTP({
        otpLength: codeLength,
        expiresIn: codeLifeSeconds,
        allowedAttempts: codeTries,
        // Keyed and bound to the address: the database alone tells nothing, and no hash can be moved to another address.
        storeOTP: {
          hash: async (code) =>
            createHmac('sha256', codeKey).update(`${current().email}\n${code}`).digest('base64url'),
        },
        // Never called: codes are made by us and leave through our own mail queue.
        sendVerificationOTP: async () => undefined,
      }),
    ],
  } satisfies BetterAuthOptions
}

export type Library = Auth<ReturnType<typeof optionsFor>>

export function createLibrary(surface: Surface, secrets: Secrets, publicUrl: string): Library {
  return betterAuth(optionsFor(surface, secrets, publicUrl))
}

export function workWith<T>(library: LibraryWork, run: () => Promise<T>): Promise<T> {
  return work.run(library, run)
}
