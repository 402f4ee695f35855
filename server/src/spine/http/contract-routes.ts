/** The routes of the contract: which procedure an address belongs to, and which methods it has. */
import type { ProcedureMeta } from '@kervan/domain/procedure.ts'
import type { AnyContractProcedure } from '@orpc/contract'

type Definition = AnyContractProcedure['~orpc']
export type RoutedProcedure = { method: string; path: string; meta: ProcedureMeta } & Pick<
  Definition,
  'inputSchema' | 'outputSchema' | 'errorMap'
>

export function proceduresOf(node: object): RoutedProcedure[] {
  if ('~orpc' in node) {
    const { route, meta, inputSchema, outputSchema, errorMap } = node['~orpc'] as Definition
    const { method = 'POST', path = '' } = route
    return [{ method, path, meta, inputSchema, outputSchema, errorMap }]
  }
  return Object.values(node).flatMap((child: object) => proceduresOf(child))
}

type Address = { path: string; methods: string[] }

/** Finds the route of an address, such as `/api/quotes/{id}` for `/api/quotes/7`. */
export function addressFinder(contract: object, prefix: string): (path: string) => Address | undefined {
  const byPath = Map.groupBy(proceduresOf(contract), ({ path }) => `${prefix}${path}`)
  const addresses = [...byPath].map(([path, procedures]) => ({
    path,
    methods: procedures.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  }))
  const plain = new Map(addresses.map((address) => [address.path, address]))
  const patterns = addresses
    .filter(({ path }) => path.includes('{'))
    .map((address) => ({ address, pattern: new RegExp(`^${address.path.replace(/\{[^}]+\}/g, '[^/]+')}$`) }))
  return (typed) => {
    const path = typed.replace(/\/$/, '')
    return plain.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.address
  }
}
