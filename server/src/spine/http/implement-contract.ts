/** How a feature implements its contract: the door of each procedure is checked before its input. */
import { type Door, mayEnter } from '@kervan/domain/access/roles.ts'
import { problems } from '@kervan/domain/problems.ts'
import { idempotencyHeader, type ProcedureMeta } from '@kervan/domain/procedure.ts'
import type { AnyContractRouter, ContractProcedure } from '@orpc/contract'
import { implement, ORPCError, type ProcedureImplementer } from '@orpc/server'
import type { Call, CallThrough } from '#spine/http/call.ts'
import { refuseField } from '#spine/http/refuse-field.ts'
import { isStorable } from '#spine/http/storable-text.ts'

/** The contract's procedures; each takes a handler whose call is typed by the procedure's door. */
type Implementers<Contract, More> =
  Contract extends ContractProcedure<infer Input, infer Output, infer Errors, infer Meta>
    ? ProcedureImplementer<Call<More>, CallThrough<DoorOf<Meta>, More>, Input, Output, Errors, Meta>
    : { [Name in keyof Contract]: Implementers<Contract[Name], More> }

type DoorOf<Meta> = Meta extends ProcedureMeta<infer Entrance> ? Entrance : never

/** `More` is what the handlers need besides the services of the spine. */
export function implementContract<Contract extends Record<string, AnyContractRouter>, More = unknown>(
  contract: Contract,
): Implementers<Contract, More> {
  const implementers = implement(contract)
    .$context<Call<More>>()
    .use(({ context, procedure, path, next }, input) => {
      const { door = 'admin', demoOnly, creates } = procedure['~orpc'].meta as ProcedureMeta
      if (demoOnly && context.services.config.mode !== 'demo')
        throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
      checkDoor(door, context)
      if (!isStorable(input)) refuseField('', 'Metin, saklanamayan karakterler içeriyor.')
      if (creates && context.idempotencyKey !== undefined && !isIdempotencyKey(context.idempotencyKey))
        refuseField(idempotencyHeader, 'Anahtar 8-128 harf, rakam, tire veya alt çizgiden oluşur.')
      return next({ context: { procedure: path.join('.') } })
    })
  // The only cast: `checkDoor` has made sure of the caller's type.
  return implementers as unknown as Implementers<Contract, More>
}

function checkDoor(door: Door, { actor, person }: Pick<Call, 'actor' | 'person'>): void {
  if (mayEnter(door, actor.role)) return
  const code = person ? 'FORBIDDEN' : 'UNAUTHORIZED'
  throw new ORPCError(code, problems[code])
}

export const isIdempotencyKey = (key: string): boolean => /^[\w-]{8,128}$/.test(key)
