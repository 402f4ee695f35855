/** What every procedure of the contract says about itself: its door, its address, its words, its field names. */

import { z } from '@kervan/domain/z.ts'
import { type AnyContractProcedure, type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { features, rooms } from './floor-plan.ts'

export type ContractRule = { name: string; mend: string; offenders(contract: AnyContractRouter): string[] }

type Named = { name: string; procedure: AnyContractProcedure['~orpc'] }

export function proceduresOf(router: AnyContractRouter, prefix = ''): Named[] {
  if (isContractProcedure(router)) return [{ name: prefix, procedure: router['~orpc'] }]
  return Object.entries(router).flatMap(([key, inner]) =>
    proceduresOf(inner, prefix ? `${prefix}.${key}` : key),
  )
}

function names(router: AnyContractRouter, wrong: (procedure: Named['procedure']) => boolean): string[] {
  return proceduresOf(router).flatMap(({ name, procedure }) => (wrong(procedure) ? [name] : []))
}

const doors: readonly unknown[] = ['guest', 'person', 'customer', 'staff', 'admin']
const segment = '[a-z0-9]+(-[a-z0-9]+)*'
const parameter = '\\{[a-z0-9]+(_[a-z0-9]+)*\\}'
const address = new RegExp(`^(/(${segment}|${parameter}))+$`)
/** Codes of currencies are names of their own. */
const snakeCase = /^([a-z][a-z0-9]*(_[a-z0-9]+)*|[A-Z]{3})$/

export const contractRules: ContractRule[] = [
  {
    name: 'the contract is grouped by feature',
    mend: 'The first key of a procedure is the name of its feature.',
    offenders: (router) =>
      Object.keys(router).filter((key) => !features.includes(key) && !rooms.domain.assembly?.includes(key)),
  },
  {
    name: 'every procedure names its door',
    mend: 'Begin it with guestProcedure, personProcedure, customerProcedure, staffProcedure, adminProcedure or demoProcedure of domain/src/procedure.ts.',
    offenders: (router) => names(router, ({ meta }) => !doors.includes(meta.door)),
  },
  {
    name: 'every procedure has a method and a lower-kebab-case path',
    mend: "Give it .route({ method, path: '/quotes/{quote_id}/send-mail', … }).",
    offenders: (router) => names(router, ({ route }) => !route.method || !address.test(route.path ?? '')),
  },
  {
    name: 'no two procedures answer at one address',
    mend: 'Change the path of one of them; a parameter under another name is the same address.',
    offenders: (router) => {
      const users = Map.groupBy(
        proceduresOf(router),
        ({ procedure: { route } }) => `${route.method} ${route.path?.replace(/\{\w+\}/g, '{}')}`,
      )
      return [...users].flatMap(([at, those]) =>
        those.length > 1 ? [`${at}: ${those.map(({ name }) => name).join(', ')}`] : [],
      )
    },
  },
  {
    name: 'every procedure is described for partners: tag, summary, description',
    mend: 'Add tags, summary and description to its route; they are the API document.',
    offenders: (router) =>
      names(
        router,
        ({ route }) => !route.tags?.length || !route.summary?.trim() || !route.description?.trim(),
      ),
  },
  {
    name: 'field names are snake_case',
    mend: 'Rename the field in its zod schema: JSON on the wire is snake_case throughout.',
    offenders: (router) =>
      proceduresOf(router).flatMap(({ name, procedure }) =>
        schemasOf(procedure).flatMap(([part, schema]) =>
          fieldNames(schema)
            .filter((field) => !snakeCase.test(field))
            .map((field) => `${name} ${part}: ${field}`),
        ),
      ),
  },
]

/** Input, output and the data of errors as JSON schemas; what JSON cannot say (a file) is left out. */
function schemasOf({ route, inputSchema, outputSchema, errorMap }: Named['procedure']): [string, unknown][] {
  const errors = Object.entries<{ data?: unknown } | undefined>(errorMap).map(
    ([code, error]) => [`error ${code}`, error?.data, 'output', undefined] as const,
  )
  const parts = [
    ['input', inputSchema, 'input', route.inputStructure] as const,
    ['output', outputSchema, 'output', route.outputStructure] as const,
    ...errors,
  ]
  return parts.flatMap(([part, schema, io, structure]): [string, unknown][] => {
    if (!(schema instanceof z.ZodType)) return []
    const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
    // In a detailed structure `headers` holds HTTP headers, which have names of their own.
    if (structure === 'detailed') delete json.properties?.headers
    return [[part, json]]
  })
}

const wordsNotSchemas = ['examples', 'default', 'enum', 'const']

function fieldNames(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldNames)
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => {
    if (wordsNotSchemas.includes(key)) return []
    if (key !== 'properties' && key !== '$defs') return fieldNames(value)
    const inner = Object.values(value).flatMap(fieldNames)
    return key === 'properties' ? [...Object.keys(value), ...inner] : inner
  })
}
