/** Walking the contract's routes, and which methods an address knows, to answer 405 where 404 would mislead. */
import type { ProcedureMeta } from '@kervan/domain/procedure.ts'

export type RoutedProcedure = { method: string; path: string; meta: ProcedureMeta }

export function proceduresOf(node: object): RoutedProcedure[] {
  if ('~orpc' in node) {
    const { route, meta } = node['~orpc'] as {
      route: { method?: string; path?: string }
      meta: ProcedureMeta
    }
    return [{ method: route.method ?? 'POST', path: route.path ?? '', meta }]
  }
  return Object.values(node).flatMap((child: object) => proceduresOf(child))
}

export function allowedMethods(contract: object, prefix: string): (path: string) => string[] {
  const routes = proceduresOf(contract).map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${prefix}${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  }))
  return (path) => routes.filter((route) => route.pattern.test(path)).map((route) => route.method)
}
