import { isContractProcedure } from '@orpc/contract'
import { describe, expect, test } from 'vitest'
import { contract } from '#contract.ts'
import { z } from '#z.ts'

type Part = { name: string; schema: z.core.$ZodType }
type Definition = {
  inputSchema?: z.ZodType
  outputSchema?: z.ZodType
  errorMap: Record<string, { data?: z.ZodType } | undefined>
  route: { successDescription?: string }
}

function proceduresOf(node: object, name = ''): (Definition & { name: string })[] {
  if (isContractProcedure(node)) return [{ ...(node['~orpc'] as unknown as Definition), name }]
  return Object.entries(node).flatMap(([key, inner]) => proceduresOf(inner, name ? `${name}.${key}` : key))
}

/** What a field says of itself, whether on the inside or the outside of "or null", "optional" and the like. */
function said(schema: z.core.$ZodType): { description?: string; examples?: unknown[] } {
  const { innerType, in: inner = innerType } = schema._zod.def as {
    innerType?: z.core.$ZodType
    in?: z.core.$ZodType
  }
  return { ...(inner && said(inner)), ...(z.globalRegistry.get(schema) as object | undefined) }
}

/** A schema and all that it holds, with the way there. */
function partsOf({ name, schema }: Part): Part[] {
  const def = schema._zod.def as {
    shape?: Record<string, z.core.$ZodType>
    element?: z.core.$ZodType
    innerType?: z.core.$ZodType
    options?: z.core.$ZodType[]
  }
  const inner: Part[] = [
    ...Object.entries(def.shape ?? {}).map(([key, field]) => ({ name: `${name}.${key}`, schema: field })),
    ...(def.element ? [{ name: `${name}[]`, schema: def.element }] : []),
    ...(def.innerType ? [{ name, schema: def.innerType }] : []),
    ...(def.options ?? []).map((option) => ({ name, schema: option })),
  ]
  return [{ name, schema }, ...inner.flatMap(partsOf)]
}

function holdsOthers(schema: z.core.$ZodType): boolean {
  return partsOf({ name: '', schema }).some((part) =>
    ['object', 'array', 'file'].includes(part.schema._zod.def.type),
  )
}

const procedures = proceduresOf(contract)
const roots: Part[] = procedures.flatMap(({ name, inputSchema, outputSchema, errorMap }) => [
  ...(inputSchema ? [{ name: `${name} input`, schema: inputSchema }] : []),
  ...(outputSchema ? [{ name: `${name} output`, schema: outputSchema }] : []),
  ...Object.entries(errorMap).flatMap(([code, error]) =>
    error?.data ? [{ name: `${name} ${code}`, schema: error.data }] : [],
  ),
])
const fields = roots.flatMap((root) =>
  partsOf(root).flatMap(({ name, schema }) =>
    Object.entries((schema._zod.def as { shape?: Record<string, z.core.$ZodType> }).shape ?? {}).map(
      ([key, field]): Part => ({ name: `${name}.${key}`, schema: field }),
    ),
  ),
)

describe('what partners read', () => {
  test('the walk finds the fields', () => {
    expect(procedures.length).toBeGreaterThan(8)
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'company.update input.company.office_hours.saturday',
        'customers.list output.items[].company_type',
        'demo.listInbox BAD_REQUEST.issues[].path',
      ]),
    )
  })

  test('every field is described', () => {
    expect(fields.filter(({ schema }) => !said(schema).description?.trim()).map(({ name }) => name)).toEqual(
      [],
    )
  })

  test('every field that holds no others has an example', () => {
    const bare = fields.filter(({ schema }) => !holdsOthers(schema) && !said(schema).examples?.length)
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  test('so has what a list of plain values holds', () => {
    const elements = roots.flatMap(partsOf).filter(({ name }) => name.endsWith('[]'))
    const bare = elements.filter(({ schema }) => !holdsOthers(schema) && !said(schema).examples?.length)
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  test('every example is one that its own field accepts', () => {
    for (const { name, schema } of roots.flatMap(partsOf))
      for (const example of said(schema).examples ?? [])
        expect(z.safeParse(schema, example).error?.issues, `${name}: ${JSON.stringify(example)}`).toBe(
          undefined,
        )
  })

  test('every answer says what it is', () => {
    for (const { name, route } of procedures) expect(route.successDescription, name).toMatch(/\p{L}{3}/u)
  })
})
