/** The contract as an OpenAPI document, with the door, the problems and examples of every call. */
import { StaffEmail } from '@kervan/domain/access/person.ts'
import { activityHeader, surfaceHeader } from '@kervan/domain/access/roles.ts'
import { contract } from '@kervan/domain/contract.ts'
import { idempotencyHeader, type ProcedureMeta } from '@kervan/domain/procedure.ts'
import { EmailAddress } from '@kervan/domain/values/email-address.ts'
import { plainMailbox } from '@kervan/domain/values/email-shape.ts'
import type { AnySchema } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { exampleOf, type Schema } from '#assembly/openapi/openapi-examples.ts'
import {
  collectProblems,
  type Declared,
  ProblemBody,
  problemHeaders,
} from '#assembly/openapi/openapi-problems.ts'
import { tagsOf } from '#assembly/openapi/openapi-tags.ts'
import type { Config } from '#spine/config/config.ts'
import { proceduresOf, type RoutedProcedure } from '#spine/http/contract-routes.ts'
import { cookieNames } from '#spine/http/session.ts'

type Content = { content?: Record<string, { schema?: Schema; example?: unknown }> }
type Parameter = {
  name: string
  in: string
  schema?: Schema
  description?: string
  example?: unknown
  allowEmptyValue?: boolean
  allowReserved?: boolean
}
type Operation = {
  tags?: string[]
  security?: object[]
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
  'x-door'?: string
}

const converter = new ZodToJsonSchemaConverter({
  // Groups of conditions within groups, in a rule, in a list of rules.
  maxStructureDepth: 20,
  interceptors: [
    ({ next, schema, options }) => {
      const [required, json] = next()
      if (typeof json !== 'object') return [required, json]
      return [required, describedOutside(withoutMachineBounds(withFinalShape(json, schema, options)))]
    },
  ],
})

const idleNote = `${activityHeader}: 1 başlığı taşıyan çağrılar oturumu canlı tutar.`

export async function openApiDocument(config: Config) {
  const problems = collectProblems()
  const document = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(contract, {
    info: {
      title: 'Kervan API',
      version: '1.0.0',
      description:
        'Bu API ile talep, teklif ve gönderi süreçlerini kendi programınızdan yürütebilirsiniz. Alan adları snake_case, zamanlar UTC, hatalar tek biçimdedir: code, status, message, request_id.',
    },
    servers: [{ url: `${config.publicUrl}/api` }],
    components: {
      securitySchemes: {
        portal: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieNames.portal,
          description: `Müşteri oturumu. ${idleNote}`,
        },
        office: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieNames.office,
          description: `Personel oturumu; ${surfaceHeader}: office başlığıyla. ${idleNote}`,
        },
      },
    },
    commonSchemas: { Problem: { schema: ProblemBody, strategy: 'output' } },
    filter: ({ contract: procedure }) =>
      config.mode === 'demo' || !(procedure['~orpc'].meta as ProcedureMeta).demoOnly,
  })
  const paths = (document.paths ?? {}) as unknown as Record<string, Record<string, Operation>>
  for (const procedure of proceduresOf(contract)) {
    const operation = paths[procedure.path]?.[procedure.method.toLowerCase()]
    if (!operation) continue
    describeDoor(operation, procedure.meta)
    giveExamples(operation)
    const answers = Object.entries(operation.responses).filter(([status]) => Number(status) < 400)
    const refusals = problems.of(procedure.method, declaredBy(procedure))
    operation.responses = { ...Object.fromEntries(answers), ...refusals }
  }
  return {
    ...document,
    tags: tagsOf(Object.values(paths).flatMap((operations) => Object.values(operations))),
    components: { ...document.components, headers: problemHeaders, responses: problems.responses },
  }
}

const securityByDoor = {
  guest: [],
  person: [{ portal: [] }, { office: [] }],
  customer: [{ portal: [] }],
  staff: [{ office: [] }],
  admin: [{ office: [] }],
} as const

/** Adds the door of a call and, where it creates, the idempotency key. */
function describeDoor(operation: Operation, { door = 'admin', creates }: ProcedureMeta): void {
  operation['x-door'] = door
  operation.security = [...securityByDoor[door]]
  if (!creates) return
  const key = {
    name: idempotencyHeader,
    in: 'header',
    required: false,
    description: 'Aynı anahtarla tekrarlanan çağrı tek kez işlenir ve ilk yanıtı alır.',
    schema: {
      type: 'string',
      minLength: 8,
      maxLength: 128,
      examples: ['5f0c6f1e-6f0e-4a58-9e0e-0a6f1d6f7b11'],
    },
  }
  operation.parameters = [...(operation.parameters ?? []), key]
}

function giveExamples(operation: Operation): void {
  for (const parameter of operation.parameters ?? []) {
    const { schema = {} } = parameter
    parameter.description ??= schema.description ?? ''
    parameter.example = exampleOf(schema)
    // The generator adds both to every query parameter, but an empty value is refused.
    delete parameter.allowEmptyValue
    delete parameter.allowReserved
  }
  for (const { content = {} } of [operation.requestBody ?? {}, ...Object.values(operation.responses)]) {
    const json = content['application/json']
    if (json?.schema) json.example = exampleOf(json.schema)
  }
}

function declaredBy({ errorMap }: RoutedProcedure): Declared[] {
  type Entry = { status?: number; message?: string; data?: AnySchema } | undefined
  return Object.entries<Entry>(errorMap).map(([code, { status = 500, message = '', data } = {}]) => {
    const [dataRequired, schema] = data ? converter.convert(data, { strategy: 'output' }) : [false]
    return { code, status, message, dataRequired, ...(schema && { data: schema as Schema }) }
  })
}

type Conversion = Parameters<typeof converter.convert>
type Pipe = { type: string; out: Conversion[0] }

/**
 * A name or an address is tidied on arrival and checked afterwards, but the generator describes only what may arrive. What is sent in
 * its final shape is always accepted.
 */
function withFinalShape<J extends object>(json: J, schema: Conversion[0], options: Conversion[1]): J {
  // An address all the same, although it is the handler that parses it.
  if (schema === StaffEmail) {
    const [, address] = converter.convert(EmailAddress, options)
    return typeof address === 'object' ? { ...address, ...json, maxLength: address.maxLength } : json
  }
  const { type, out } = (schema as unknown as { _zod: { def: Pipe } })._zod.def
  if (type !== 'pipe' || options.strategy !== 'input' || (json as Schema).type !== 'string') return json
  const [, final] = converter.convert(out, options)
  if (typeof final !== 'object' || final.type !== 'string') return json
  if (final.pattern !== plainMailbox.source) return { ...json, ...final }
  // Put into lower case on arrival.
  return { ...json, ...final, format: 'email', pattern: final.pattern.replaceAll('a-z', 'A-Za-z') }
}

/** Removes the bounds that zod adds to every integer. */
function withoutMachineBounds<J extends object>(json: J): J {
  const { minimum, maximum, ...rest } = json as { minimum?: number; maximum?: number }
  const isMeant = (bound: number | undefined) =>
    bound !== undefined && Number.isSafeInteger(Math.abs(bound) + 1)
  return {
    ...rest,
    ...(isMeant(minimum) && { minimum }),
    ...(isMeant(maximum) && { maximum }),
  } as J
}

/** Moves the description of a nullable field from its first choice to the field, where readers look for it. */
function describedOutside<J extends object>(json: J): J {
  const { description, anyOf = [] } = json as Schema
  const [inner, none] = anyOf
  if (description || !inner?.description || none?.type !== 'null') return json
  return { ...json, description: inner.description }
}
