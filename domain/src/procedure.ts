/** Where a procedure of the contract starts: with its door, and with the errors that every procedure may answer. */
import { oc } from '@orpc/contract'
import type { Door } from '#access/roles.ts'
import { problems } from '#problems.ts'
import { z } from '#z.ts'

export type ProcedureMeta<Entrance extends Door = Door> = {
  /** Only admins enter without one; a check makes sure that every procedure has one. */
  door?: Entrance
  /** Exists in demo mode only; elsewhere it answers 404. */
  demoOnly?: boolean
  /** Creates something: takes an `idempotency-key` header, and answers a repeated key with the first answer. */
  creates?: boolean
}

const { BAD_REQUEST, UNAUTHORIZED, FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS } = problems

/** Absent where the request could not be parsed, such as broken JSON. */
const Issues = z
  .object({
    issues: z
      .array(
        z.object({
          path: z
            .string()
            .meta({ description: 'Alanın yolu, noktayla ayrılmış', examples: ['company.phones.0'] }),
          message: z
            .string()
            .meta({ description: 'Alandaki sorun', examples: ['Telefonu +90 ile başlayarak yazın.'] }),
        }),
      )
      .describe('Geçersiz alanlar'),
  })
  .describe('Hangi alanda ne olduğu; istek okunamadıysa bulunmaz')
const Waiting = z
  .object({
    retry_after_seconds: z
      .number()
      .int()
      .min(1)
      .meta({ description: 'Kaç saniye sonra yeniden denenebileceği', examples: [30] }),
  })
  .describe('Beklenecek süre')

/** The door is part of the type, so that the server can type the handler's caller. */
const procedureBehind = <Entrance extends Door>(door: Entrance) =>
  oc.$meta<ProcedureMeta<Entrance>>({ door }).errors({
    BAD_REQUEST: { ...BAD_REQUEST, data: Issues.optional() },
    TOO_MANY_REQUESTS: { ...TOO_MANY_REQUESTS, data: Waiting },
  })
const signedInErrors = { UNAUTHORIZED, FORBIDDEN }

export const guestProcedure = procedureBehind('guest')
export const personProcedure = procedureBehind('person').errors(signedInErrors)
export const customerProcedure = procedureBehind('customer').errors(signedInErrors)
export const staffProcedure = procedureBehind('staff').errors(signedInErrors)
export const adminProcedure = procedureBehind('admin').errors(signedInErrors)
export const demoProcedure = guestProcedure.meta({ demoOnly: true }).errors({ NOT_FOUND })

export const idempotencyHeader = 'idempotency-key'
export const creating = { creates: true } as const
export const keyErrors = { KEY_IN_USE: problems.KEY_IN_USE, KEY_REUSED: problems.KEY_REUSED }
