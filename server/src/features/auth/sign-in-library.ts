/**
 * The sign-in library (better-auth), one instance per surface with its own keys. It is never mounted over HTTP; only our
 * procedures call it. It works inside the caller's transaction, under a database role that reaches nothing but the tables of
 * signing in, so a code, an account, a session and their events commit together.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac, hash } from 'node:crypto'
import type { Role, Surface } from '@kervan/domain/access/roles.ts'
import {
  codeLength,
  codeLifeSeconds,
  codeTries,
  passwordMinimum,
  resetLinkSeconds,
} from '@kervan/domain/auth/sign-in-limits.ts'
import type { Auth, BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { emailOTP } from 'better-auth/plugins/email-otp'
import { accounts } from '#features/auth/accounts.table.ts'
import { addressHeader } from '#features/auth/call-sign-in-library.ts'
import { cookieSecret } from '#features/auth/session-cookie.ts'
import { sessionLifetimes } from '#features/auth/session-reader.ts'
import { sessions } from '#features/auth/sessions.table.ts'
import { users } from '#features/auth/users.table.ts'
import { verifications } from '#features/auth/verifications.table.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import type { Db } from '#spine/database/act-as.ts'

/** The transaction in which the library works, and what it may do there. */
export type LibraryContext = {
  db: Db
  email: string
  /** The browser that calls: a code works only where it was requested, so a stranger's wrong tries are not counted on it. */
  device: string
  /** The role of the account that may be created; undefined when none may. */
  newAccountRole: Role | undefined
  /** Asked only after a correct code, when the account is made. */
  findCustomerRecord: () => Promise<{ id: string; name: string } | undefined>
  mayHaveSession: boolean
}

const storage = new AsyncLocalStorage<LibraryContext>()

function currentContext(): LibraryContext {
  const found = storage.getStore()
  if (!found) throw new Error('The sign-in library works inside a transaction of ours only.')
  return found
}

/** Forwards to the connection of the current transaction. */
const db = new Proxy({} as Db, {
  get: (_, property) =>
    (storage.getStore()?.db as unknown as Record<PropertyKey, unknown> | undefined)?.[property],
})

const refuse = () => new APIError('FORBIDDEN')
const snakeCase = { createdAt: 'created_at', updatedAt: 'updated_at' }

function optionsFor(surface: Surface, secrets: Secrets, publicUrl: string) {
  const codeKey = secrets.key(`code ${surface}`)
  return {
    baseURL: publicUrl,
    secret: cookieSecret(secrets, surface),
    telemetry: { enabled: false },
    // Its messages contain statements with their parameters; what it throws is logged by us.
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
      additionalFields: {
        surface: { type: 'string', required: true, input: false, defaultValue: surface },
        is_demo: { type: 'boolean', required: true, input: false, defaultValue: false },
        read_only: { type: 'boolean', required: true, input: false, defaultValue: false },
      },
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
      storeIdentifier: {
        default: 'hashed',
        overrides: {
          'sign-in-otp-': {
            hash: async (identifier) =>
              hash('sha256', `${identifier}\n${currentContext().device}`, 'base64url'),
          },
        },
      },
      // The nightly sweep deletes what has expired; otherwise every look-up would.
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
            const { newAccountRole, findCustomerRecord } = currentContext()
            if (!newAccountRole) throw refuse()
            const record = newAccountRole === 'customer' ? await findCustomerRecord() : undefined
            const known = record && { id: record.id, name: record.name || user.name }
            return { data: { ...user, ...known, role: newAccountRole } }
          },
        },
      },
      session: {
        create: {
          before: async () => {
            if (!currentContext().mayHaveSession) throw refuse()
          },
        },
      },
    },
    plugins: [
      emailOTP({
        otpLength: codeLength,
        expiresIn: codeLifeSeconds,
        allowedAttempts: codeTries,
        // Keyed, so that the database alone reveals no code; bound to the address, so that no hash works for another one.
        storeOTP: {
          hash: async (code) =>
            createHmac('sha256', codeKey).update(`${currentContext().email}\n${code}`).digest('base64url'),
        },
        // Required but never called: we send the codes through our own mail queue.
        sendVerificationOTP: async () => undefined,
      }),
    ],
  } satisfies BetterAuthOptions
}

export type Library = Auth<ReturnType<typeof optionsFor>>

export function createLibrary(surface: Surface, secrets: Secrets, publicUrl: string): Library {
  return betterAuth(optionsFor(surface, secrets, publicUrl))
}

export function withLibraryContext<T>(context: LibraryContext, run: () => Promise<T>): Promise<T> {
  return storage.run(context, run)
}
